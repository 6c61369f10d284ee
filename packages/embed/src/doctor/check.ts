/** `ok`: nothing to do; `attention`: somebody should do something; `unknown`: a page cannot know it. */
export type Verdict = 'ok' | 'attention' | 'unknown'

/** One thing that was looked at, in words for whoever keeps the site. */
export interface Check {
  readonly title: string
  readonly verdict: Verdict
  readonly found: string
  /** What to do, where there is something. */
  readonly todo?: string | undefined
}

/** What was found, and by it what to do: all that a check says besides its title. */
export type Finding = readonly [verdict: Verdict, found: string, todo?: string | undefined]

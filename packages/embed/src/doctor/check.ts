/** `ok`: nothing to do; `attention`: somebody should do something; `unknown`: a page cannot know it. */
export type Verdict = 'ok' | 'attention' | 'unknown'

/** One thing that was looked at, in words for whoever keeps the site. */
export interface Check {
  readonly title: string
  readonly verdict: Verdict
  readonly found: string
  /** Advice, if there is any. */
  readonly todo?: string | undefined
}

/** A check's verdict, its finding and its advice: all that it says besides its title. */
export type Finding = readonly [verdict: Verdict, found: string, todo?: string | undefined]

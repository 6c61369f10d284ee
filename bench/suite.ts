/** The numbers of one subject in one round, by the metric's key. */
export type Round = Readonly<Record<string, number>>

/** All of it, or as little as shows that it runs: the smoke in `npm test`. */
export type Scale = 'whole' | 'smoke'

/** A subject but for its measuring. */
export interface About {
  readonly name: string
  /** Ours in another form, or in another state: nobody who could be better than ours. */
  readonly isOurs?: boolean
  /** The packages whose versions are told beside its numbers. */
  readonly packages?: readonly string[]
  /** Its packages are those of bench/peers/, which only the bench installs. */
  readonly isApart?: boolean
}

export interface Subject extends About {
  /** Measures it once, in a fresh process. A metric that it has nothing for is left out. */
  readonly run: (scale: Scale) => Promise<Round>
}

export interface Metric {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly better: 'lower' | 'higher'
}

/** Subjects that are measured in turns, and what of them is compared. */
export interface Suite {
  readonly title: string
  readonly rounds: number
  /** The name of the subject that the others are compared with. */
  readonly peer: string
  readonly subjects: readonly Subject[]
  readonly metrics: readonly Metric[]
}

/** The rounds of each subject, by its name, in order. */
export type Results = Readonly<Record<string, readonly Round[]>>

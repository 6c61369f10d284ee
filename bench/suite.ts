/** The numbers of one subject in one round, by the metric's key. */
export type Round = Readonly<Record<string, number>>

/** All of it, or as little as shows that it runs: the smoke in `npm test`. */
export type Scale = 'whole' | 'smoke'

export interface Subject {
  readonly name: string
  /** Its packages are those of bench/peers/, which only the bench installs. */
  readonly isApart?: boolean
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

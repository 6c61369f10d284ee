/** The numbers of one subject in one round, by the metric's key. */
export type Round = Readonly<Record<string, number>>

export interface Subject {
  readonly name: string
  /** Measures it once, in a fresh process. */
  readonly run: () => Promise<Round>
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

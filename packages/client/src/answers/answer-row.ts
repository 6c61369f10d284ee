/**
 * What an answer means for the next attempt, and it is never a licence to discard: `soon` is tried again by itself within
 * minutes, `slowly` every some hours while the maker is told, `change` once somebody has changed something. `done` wants no
 * other attempt.
 */
export type AnswerClass = 'done' | 'soon' | 'slowly' | 'change'

/** How an answer is known. */
export type Evidence =
  /** The provider's documentation. */
  | 'documented'
  /** The source of the provider's SDK. */
  | 'sdk'
  /** Code or texts of the provider's users, in public. */
  | 'public-code'
  /** A public issue about it. */
  | 'issue'
  /** One report, or a status without a captured text. */
  | 'one-report'
  /** Seen by running it. */
  | 'measured'
  /** Likely; nobody has seen it. */
  | 'guess'
  /** Our own: the client or the relay says it. */
  | 'ours'

/** A page where the next step is done. */
export interface AnswerLink {
  readonly label: string
  /** https. */
  readonly url: string
}

/** What the maker does next. */
export interface AnswerStep {
  readonly text: string
  readonly link?: AnswerLink
}

/** One answer, with its status and its words, as it was heard. */
export interface HeardAnswer {
  readonly status: number
  readonly text: string
}

/** One row of the table: an answer that stands for itself, in words for makers. */
export interface AnswerRow {
  /** Stable, for programs. */
  readonly id: string
  /** Matched against `${status} ${text}`, among the rows of one code. Absent: any answer of that code. */
  readonly match?: RegExp
  /** Answers that it fits; none where the code alone says it. */
  readonly heard: readonly HeardAnswer[]
  readonly evidence: Evidence
  readonly title: string
  /** What happened. */
  readonly happened: string
  /** What to do, in the provider's dashboard mostly. */
  readonly step: AnswerStep
  /** The same at a relay, where it is something else. */
  readonly atRelay?: AnswerStep
}

/** The rows of one code: the first that fits speaks, and the last one fits whatever comes. */
export type AnswerRows = readonly [...(AnswerRow & { readonly match: RegExp })[], Omit<AnswerRow, 'match'>]

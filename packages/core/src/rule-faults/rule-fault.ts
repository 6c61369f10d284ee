import type { FieldId } from '../model/ids.ts'

/** No answer keeps all these rules of a field. */
export interface ImpossibleFault {
  readonly kind: 'impossible'
  /** Indexes in the field's `rules`, as few as it takes. */
  readonly rules: readonly number[]
}

/** While another field has an answer, no answer here keeps all these rules. */
export interface ApartFault {
  readonly kind: 'apart'
  readonly rules: readonly number[]
  readonly other: FieldId
}

/** Whatever the fields that are added up may hold, their sum is beyond a bound. */
export interface SumFault {
  readonly kind: 'sum'
  readonly rules: readonly number[]
  readonly isTooLow: boolean
}

/** Answers of the rule `list` that another rule refuses, as they stand there. */
export interface UnlistedFault {
  readonly kind: 'unlisted'
  readonly list: number
  readonly by: number
  readonly answers: readonly string[]
  /** None of the list is left. */
  readonly isEvery: boolean
}

/** The field begins with an answer that its rules refuse. */
export interface DefaultFault {
  readonly kind: 'default'
  readonly rules: readonly number[]
}

/** The rows that a group wants must differ in the answer to a question, which has too few. */
export interface FewAnswersFault {
  readonly kind: 'few'
  /** Answers that there are; at least one. */
  readonly count: number
  /** Rows that must be filled in, once one is. */
  readonly rows: number
}

/**
 * A fault of the rules of `field` together, or of those of a question of the group that it is: `question` is its index, and `rules` are
 * the question's. What only advises has none.
 */
export type RuleFault = { readonly field: FieldId; readonly question?: number } & (
  | ImpossibleFault
  | ApartFault
  | SumFault
  | UnlistedFault
  | DefaultFault
  | FewAnswersFault
)

import type { FieldId } from './ids.ts'

/** The codes of issues: HTML's ValidityState names, and ours where HTML has none. */
export const issueCodes = [
  'valueMissing',
  'typeMismatch',
  'badInput',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'patternMismatch',
  'notAnOption',
  'tooFew',
  'tooMany',
  'tooFewWords',
  'tooManyWords',
  'notLetters',
  'linkFound',
  'domainMismatch',
  'notListed',
  'notSame',
  'sameAsOther',
  'sumTooLow',
  'sumTooHigh',
  'fileTooLarge',
  'fileTypeMismatch',
  'fileUnreadable',
  'dayExcluded',
] as const

export type IssueCode = (typeof issueCodes)[number]

/** One broken rule of one field, as data; words come last, from `formatIssue`. */
export interface Issue {
  readonly field: FieldId
  /** Index in the field's `rules`; -1 when `requiredWhen` asked, or a choice that takes a text. */
  readonly rule: number
  readonly code: IssueCode
  /** The bound that was broken, as the rule states it; of a choice whose text is missing, its label; of domains, all. */
  readonly limit?: number | string
  /** The number found: code units or words of a text, chosen options or files, a sum, bytes of the largest file. */
  readonly actual?: number
  /** Index of the part that is wrong, in a field of several; undefined: the whole. */
  readonly part?: number
  /** The labels of the fields that were compared or added. */
  readonly others?: string
  /** The name of the largest file, where that is too large; of one that cannot be read. */
  readonly file?: string
}

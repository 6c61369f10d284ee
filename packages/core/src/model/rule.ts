import type { FieldId } from './ids.ts'

/** The rule kinds that `letterslot.form/1` knows so far. */
export const ruleKinds = [
  'required',
  'type',
  'length',
  'range',
  'pattern',
  'options',
  'decimals',
  'words',
  'letters',
  'noLink',
  'domains',
  'list',
  'compare',
  'sum',
  'atLeastOne',
  'file',
  'days',
] as const

export type RuleKind = (typeof ruleKinds)[number]

interface RuleBase {
  /** The maker's own words, shown as they stand in place of the default message. */
  readonly message?: string
  /** Advises, and keeps nothing from being sent. Default: what breaks it is a problem. */
  readonly severity?: 'warning'
}

/** An answer must be given. Source: HTML, `required`. */
export interface RequiredRule extends RuleBase {
  readonly kind: 'required'
}

/** The value must be what the field's kind says: an address, a URL, a number, a date. Source: HTML, input types. */
export interface TypeRule extends RuleBase {
  readonly kind: 'type'
}

/**
 * UTF-16 code units for text (HTML, `minlength` and `maxlength`), chosen options for checkboxes, chosen files. Bounds are
 * inclusive.
 */
export interface LengthRule extends RuleBase {
  readonly kind: 'length'
  readonly min?: number
  readonly max?: number
}

/**
 * Inclusive bounds and a step, as HTML's `min`, `max` and `step` have them. Bounds are numbers for a number field and
 * `YYYY-MM-DD` for a date; `step` counts units or days from `min` (from 0 or 1970-01-01 where there is no `min`).
 */
export interface RangeRule extends RuleBase {
  readonly kind: 'range'
  readonly min?: number | string
  readonly max?: number | string
  readonly step?: number
}

/** The whole value must match, with the flag `v`. Source: HTML, `pattern`. */
export interface PatternRule extends RuleBase {
  readonly kind: 'pattern'
  readonly pattern: string
}

/** The value must be one of the field's options. */
export interface OptionsRule extends RuleBase {
  readonly kind: 'options'
}

/** Digits behind the dot of a number, at most; 0 wants a whole one. */
export interface DecimalsRule extends RuleBase {
  readonly kind: 'decimals'
  readonly max: number
}

/** Words of a text, which blanks and line ends stand between. Bounds are inclusive. */
export interface WordsRule extends RuleBase {
  readonly kind: 'words'
  readonly min?: number
  readonly max?: number
}

/** The text must have letters alone, of any script, and what joins the parts of a name. */
export interface LettersRule extends RuleBase {
  readonly kind: 'letters'
}

/** The text must have no address of a web page. */
export interface NoLinkRule extends RuleBase {
  readonly kind: 'noLink'
}

/** The e-mail address must be at one of these domains, or at one below it. */
export interface DomainsRule extends RuleBase {
  readonly kind: 'domains'
  readonly only: readonly string[]
}

/** The answer must be one of these, whatever the case. The maker's list is for the check alone: nothing shows it. */
export interface ListRule extends RuleBase {
  readonly kind: 'list'
  readonly only: readonly string[]
}

/** The answer must stand so to another field's; where that has none, anything does. */
export interface CompareRule extends RuleBase {
  readonly kind: 'compare'
  readonly is: 'equal' | 'notEqual' | 'atLeast' | 'atMost'
  readonly to: { readonly field: FieldId }
  /** For `atLeast` and `atMost`: days, of times minutes, or a number, that the other answer is first moved by. Default: 0. */
  readonly plus?: number
}

/** The sum of the number and those of other fields, of which a missing one is 0. Bounds are inclusive. */
export interface SumRule extends RuleBase {
  readonly kind: 'sum'
  readonly with: readonly { readonly field: FieldId }[]
  readonly min?: number
  readonly max?: number
}

/** This field or one of the others must have an answer. */
export interface AtLeastOneRule extends RuleBase {
  readonly kind: 'atLeastOne'
  readonly with: readonly { readonly field: FieldId }[]
}

/** Size and type of each chosen file. Their number is the `length` rule's. */
export interface FileRule extends RuleBase {
  readonly kind: 'file'
  /** `.pdf, image/png, audio/*`: any of these. Source: HTML, `accept`. */
  readonly accept?: string
  /** Bytes of one file. */
  readonly maxBytes?: number
  /** Pixels of a picture as it is shown; files that are none are taken. */
  readonly minWidth?: number
  readonly maxWidth?: number
  readonly minHeight?: number
  readonly maxHeight?: number
}

/** Days counted from the visitor's own today, and days that are not offered. */
export interface DaysRule extends RuleBase {
  readonly kind: 'days'
  /** The first day, counted from today, which is 0. */
  readonly from?: number
  /** The last day, counted from today. */
  readonly to?: number
  /** `monday` to `sunday`, or days as `YYYY-MM-DD`. */
  readonly not?: readonly string[]
}

export type Rule =
  | RequiredRule
  | TypeRule
  | LengthRule
  | RangeRule
  | PatternRule
  | OptionsRule
  | DecimalsRule
  | WordsRule
  | LettersRule
  | NoLinkRule
  | DomainsRule
  | ListRule
  | CompareRule
  | SumRule
  | AtLeastOneRule
  | FileRule
  | DaysRule

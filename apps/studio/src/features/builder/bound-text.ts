import type { FieldKind, LengthRule, RangeRule, SumRule, WordsRule } from '@letterslot/core'
import { rulesText } from '../../domain/texts/inspector.ts'

/** A bound that a rule may carry. */
export type Bound = 'min' | 'max' | 'step'

/** The meaning of a bound's text: absent when empty, refused when it is not of the bound's type. */
export type BoundReading<T> =
  | { readonly ok: true; readonly value: T | undefined }
  | { readonly ok: false; readonly problem: string }

const decimal = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** As their controls write them; the document says if there is such a day or time. */
const momentPatterns: Readonly<Partial<Record<FieldKind, RegExp>>> = {
  date: /^\d{4,}-\d{2}-\d{2}$/,
  dateRange: /^\d{4,}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}/,
  datetime: /^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}/,
}

/** Reads a number that a maker typed as a bound or a step. */
export function parseNumberBound(text: string): BoundReading<number> {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: undefined }
  const value = Number(trimmed)
  if (!decimal.test(trimmed) || !Number.isFinite(value)) return { ok: false, problem: rulesText.numberProblem }
  return { ok: true, value }
}

/** Reads a bound of a range: a number, or a date or a time for a field of such. */
export function parseBound(text: string, kind: FieldKind): BoundReading<number | string> {
  const moment = momentPatterns[kind]
  if (!moment) return parseNumberBound(text)
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: undefined }
  if (moment.test(trimmed)) return { ok: true, value: trimmed }
  return { ok: false, problem: kind === 'time' ? rulesText.timeProblem : rulesText.dateProblem }
}

/** A bound as text; empty when the rule has none. */
export function boundOf(rule: LengthRule | RangeRule | SumRule | WordsRule, bound: Bound): string {
  return bound === 'step' ? String((rule.kind === 'range' && rule.step) || '') : String(rule[bound] ?? '')
}

/** A rule with one bound changed; an absent value takes the bound away. */
export function withBound(
  rule: LengthRule | RangeRule | SumRule | WordsRule,
  bound: Bound,
  value: number | string | undefined,
): LengthRule | RangeRule | SumRule | WordsRule {
  if (rule.kind !== 'range') {
    const { [bound === 'min' ? 'min' : 'max']: _before, ...rest } = rule
    return typeof value === 'number' ? { ...rest, [bound]: value } : rest
  }
  const { [bound]: _before, ...rest } = rule
  return value === undefined ? rest : { ...rest, [bound]: value }
}

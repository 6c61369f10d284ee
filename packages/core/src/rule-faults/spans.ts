import { addDecimals, compareDecimals, type Decimal, readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import { readDate } from '../model/ordered.ts'
import { isNumeric } from '../model/rules-for.ts'
import { endsOf } from '../model/steps.ts'
import { blockingRules } from './blocking-rules.ts'

/** Numbers from one to another; without an end where that is undefined. */
export interface Span {
  readonly least?: Decimal | undefined
  readonly most?: Decimal | undefined
}

/** The answers to a field of numbers or days that its bounds leave; undefined for every other field. What is calculated has none. */
export function spanOf(field: Field): Span | undefined {
  if (field.kind === 'calculated') return {}
  const isDay = field.kind === 'date'
  if (!isDay && !isNumeric(field.kind)) return undefined
  const read = (bound: unknown): Decimal | undefined =>
    bound === undefined ? undefined : readDecimal(String(isDay ? readDate(String(bound)) : bound))
  const spans = blockingRules(field, 'range').map(({ min, max }): Span => ({ least: read(min), most: read(max) }))
  if (/^(rating|scale)$/.test(field.kind)) {
    const [from, to] = endsOf(field)
    spans.push({ least: read(from), most: read(to) })
  }
  return spans.filter((span) => !isNothing(span)).reduce(meet, {})
}

/** The days that are counted from today; undefined for every other field. */
export function daysFromToday(field: Field): Span | undefined {
  if (field.kind !== 'date') return undefined
  const read = (days: number | undefined): Decimal | undefined =>
    days === undefined ? undefined : readDecimal(String(days))
  const spans = blockingRules(field, 'days').map(({ from, to }): Span => ({ least: read(from), most: read(to) }))
  return spans.filter((span) => !isNothing(span)).reduce(meet, {})
}

/** The numbers in both. */
export function meet(one: Span, other: Span): Span {
  return { least: further(one.least, other.least, 1), most: further(one.most, other.most, -1) }
}

/** True where no number lies between the ends. */
export function isNothing({ least, most }: Span): boolean {
  return least !== undefined && most !== undefined && compareDecimals(least, most) > 0
}

/** The sums of a number of each. */
export function add(one: Span, other: Span): Span {
  return { least: sum(one.least, other.least), most: sum(one.most, other.most) }
}

/** The same numbers below 0 that were above. */
export function negate({ least, most }: Span): Span {
  return { least: opposite(most), most: opposite(least) }
}

function opposite(one: Decimal | undefined): Decimal | undefined {
  return one && { ...one, units: -one.units }
}

function sum(one: Decimal | undefined, other: Decimal | undefined): Decimal | undefined {
  return one && other && addDecimals([one, other])
}

function further(one: Decimal | undefined, other: Decimal | undefined, sign: 1 | -1): Decimal | undefined {
  if (!one || !other) return one ?? other
  return compareDecimals(one, other) * sign >= 0 ? one : other
}

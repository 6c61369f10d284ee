import { compareDecimals, readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { blockingRules } from './blocking-rules.ts'
import { add, isNothing, type Span, spanOf } from './spans.ts'

/** Tells if the sum of a field and others is certainly beyond its bounds, and on which side. */
export function sumBeyond(field: Field, find: (id: FieldId) => Field | undefined): 'low' | 'high' | undefined {
  const own = spanOf(field)
  if (!own || isNothing(own)) return undefined
  for (const { with: others, min, max } of blockingRules(field, 'sum')) {
    const { least, most } = others.map(({ field: id }) => orNothing(find(id))).reduce(add, own)
    const [lower, upper] = [min, max].map((bound) => (bound === undefined ? undefined : readDecimal(String(bound))))
    // A rule that contradicts itself is left out.
    if (isNothing({ least: lower, most: upper })) continue
    if (lower && most && compareDecimals(most, lower) < 0) return 'low'
    if (upper && least && compareDecimals(least, upper) > 0) return 'high'
  }
  return undefined
}

const zeroSum = { units: 0n, scale: 0 }

/** A field's part of a sum: its number, or nothing where it has no answer; anything where its answer may be anything. */
function orNothing(field: Field | undefined): Span {
  if (!field) return { least: zeroSum, most: zeroSum }
  const { least, most } = spanOf(field) ?? {}
  return {
    least: least && (compareDecimals(least, zeroSum) < 0 ? least : zeroSum),
    most: most && (compareDecimals(most, zeroSum) > 0 ? most : zeroSum),
  }
}

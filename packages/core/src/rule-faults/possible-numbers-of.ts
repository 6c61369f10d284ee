import { currencyDecimals } from '../model/amount.ts'
import { readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import { stepValues } from '../model/steps.ts'
import { blockingRule } from './blocking-rules.ts'
import { refusalsOf } from './refusals.ts'

/** Steps that are tried where a step and a number of decimals must meet. */
const maxTried = 10_000

/** Integers as large as this are no exact binary fractions any more, in which bounds are compared. */
const exact = 2n ** 52n

/** Of a step's size, browsers forgive this part. */
const forgiven = 2n ** 24n

/** Tells of a field of numbers if its rules certainly leave none. */
export function hasNoNumber(field: Field): boolean {
  if (field.kind === 'rating' || field.kind === 'scale') {
    const [refusals, values] = [refusalsOf(field), stepValues(field)]
    return values.length > 0 && values.every((value) => refusals(value).length > 0)
  }
  const { min, max, step } = blockingRule(field, 'range') ?? {}
  const most = decimalsTaken(field)
  if (most === undefined || min === undefined || max === undefined) return false
  const read = [min, max, step ?? 1].map((one) => readDecimal(String(one)))
  const scale = Math.max(most, ...read.map((one) => one?.scale ?? 0))
  const [least, last, by] = read.map((one) => one && one.units * 10n ** BigInt(scale - one.scale))
  // Of what is not exact, nothing is certain.
  if (least === undefined || last === undefined || by === undefined || by <= 0n || by >= forgiven) return false
  if ([least, last].some((one) => one >= exact || one <= -exact) || least > last) return false
  const grain = 10n ** BigInt(scale - most)
  if (step === undefined) return last - modulo(last, grain) < least
  if (grain > BigInt(maxTried)) return false
  for (let number = least, tried = 0n; number <= last && tried < grain; number += by, tried += 1n)
    if (modulo(number, grain) === 0n) return false
  return true
}

/** The digits behind the dot that a field takes at most; undefined for any. */
function decimalsTaken(field: Field): number | undefined {
  if (field.kind !== 'currency') return blockingRule(field, 'decimals')?.max
  return blockingRule(field, 'type') && currencyDecimals(field.currency)
}

function modulo(number: bigint, by: bigint): bigint {
  const rest = number % by
  return rest < 0n ? rest + by : rest
}

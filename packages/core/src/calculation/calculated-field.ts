import { choiceOf } from '../model/choice-of.ts'
import { addDecimals, type Decimal, readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import type { FieldKind } from '../model/field-kind.ts'
import { holdsText } from '../model/kind-traits.ts'
import { isEmpty, type Value } from '../model/values.ts'
import { boundDecimal } from './arithmetic.ts'

/** A field as a calculation sees it. */
export type CalculatedField = Pick<Field, 'id' | 'kind' | 'options' | 'default' | 'fields'>

const zero: Decimal = { units: 0n, scale: 0 }

const numberKinds: ReadonlySet<string> = new Set<string>([
  'number',
  'calculated',
  'rating',
  'scale',
  'slider',
  'currency',
])

/** True for a field whose answer is a number: by its kind, or by what it offers or holds. */
export function isNumber({ kind, options = [], default: own }: CalculatedField): boolean {
  if (kind === 'hidden') return readDecimal(String(own ?? '')) !== undefined
  if (numberKinds.has(kind)) return true
  return isSingleChoice(kind) && options.length > 0 && options.every(({ value }) => readDecimal(value) !== undefined)
}

/** True for a field whose answer is one text, for a comparison with fixed words. */
export function isText({ kind }: CalculatedField): boolean {
  return holdsText(kind) && !/^(consent|checkboxes|ranking|matrix|name|address|dateRange|rows)$/.test(kind)
}

/** True for a field that is a yes or a no. */
export function isTruth({ kind }: { readonly kind: string }): boolean {
  return kind === 'consent'
}

function isSingleChoice(kind: FieldKind): boolean {
  return kind === 'select' || kind === 'radio'
}

/** The number in an answer: 0 where there is none, undefined where it is no number, or a result that is missing. */
export function numberIn(value: Value | undefined): Decimal | undefined {
  if (value === undefined) return undefined
  if (isEmpty(value)) return zero
  if (typeof value !== 'string') return undefined
  // Most numbers are short and whole, which is read sooner.
  const whole = value.length < 16 ? Number(value) : Number.NaN
  const number =
    Number.isInteger(whole) && String(whole) === value ? { units: BigInt(whole), scale: 0 } : readDecimal(value)
  return number && boundDecimal(number)
}

/** The prices of what was chosen, together. */
export function priceOf({ options = [] }: CalculatedField, value: Value = ''): Decimal | undefined {
  const prices = [value].flat().flatMap((chosen) => {
    const choice = choiceOf(options, chosen)
    const { price } = options.find((option) => option.value === choice) ?? {}
    return price === undefined ? [] : (readDecimal(String(price)) ?? [])
  })
  return boundDecimal(addDecimals(prices))
}

import type { CalculationFault } from '../calculation/calculation-fault.ts'
import { type Calculation, compileCalculation, maxCalculationLength } from '../calculation/compile-calculation.ts'
import { calculationFunctions } from '../calculation/compile-call.ts'
import { maxCalculationDepth } from '../calculation/reader.ts'
import { assertNever } from '../model/assert-never.ts'
import { conditionFields } from '../model/condition.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { maxDecimals } from '../model/limits.ts'
import { orderFields } from '../model/order-fields.ts'
import { spreadSections } from '../model/spread-sections.ts'
import { type FaultText, faultText } from './fault.ts'
import type { Place } from './place.ts'

/** UTF-16 code units of what stands behind a calculated value. */
export const maxUnitLength = 20

/** Checks what a calculated field has besides every other's: its calculation itself once all fields are known to be fields. */
export function checkCalculated(field: Place, kind: string): void {
  const calculate = field.at('calculate')
  if (kind !== 'calculated') {
    if (calculate.isPresent())
      calculate.report('rule-mismatch', faultText`Only a field of kind “calculated” has a calculation.`)
  } else {
    calculate.words()
    for (const key of ['default', 'requiredWhen'])
      if (field.at(key).isPresent())
        field
          .at(key)
          .report('rule-mismatch', faultText`Nobody fills in a calculated value: it follows from others alone.`)
  }
  const [decimals, unit] = [field.at('decimals'), field.at('unit')]
  const digits = decimals.isPresent() ? decimals.number() : undefined
  if (digits !== undefined && !(Number.isInteger(digits) && digits >= 0 && digits <= maxDecimals))
    decimals.report('contradiction', faultText`The number of decimals is a whole number from 0 to ${maxDecimals}.`)
  const words = unit.isPresent() ? unit.text() : undefined
  if (words !== undefined && words.length > maxUnitLength)
    unit.report('too-large', faultText`A unit has at most ${maxUnitLength} characters.`)
  checkCurrency(field.at('currency'))
}

/** Source: ISO 4217; which codes an engine knows may differ, and each writes those that it does not know as they are. */
function checkCurrency(place: Place): void {
  if (!place.isPresent()) return
  const code = place.text()
  if (code !== undefined && !/^[A-Z]{3}$/.test(code))
    place.report('unknown-value', faultText`A currency has three capital letters, such as EUR.`)
}

/** Checks the price of a choice. */
export function checkPrice(place: Place): void {
  const price = place.isPresent() ? place.number() : undefined
  if (price !== undefined && !Number.isFinite(price))
    place.report('contradiction', faultText`A price must be a finite number.`)
}

/**
 * Checks the calculations of a form whose fields have no other fault: each one reads, names fields that there are, and
 * depends on itself at no distance; nor does a field that another answer fills.
 * @param places - of the form's fields.
 */
export function checkCalculations(form: Form, places: readonly Place[]): void {
  const fields = spreadSections(form).pages.flatMap((page) => page.fields)
  const byName = new Map(fields.map((field) => [field.name, field]))
  const known = new Map<FieldId, Calculation>()
  for (const [index, { id, kind, calculate }] of fields.entries()) {
    if (kind !== 'calculated' || calculate === undefined) continue
    const compiled = compileCalculation(calculate, (name) => byName.get(name))
    if (compiled.ok) known.set(id, compiled.value)
    else places[index]?.at('calculate').report('bad-calculation', explainCalculation(compiled.error))
  }
  const { cycles } = orderFields(fields, ({ id, visibleWhen, prefillFrom }) => [
    ...(prefillFrom ? [prefillFrom.field] : []),
    ...(visibleWhen ? conditionFields(visibleWhen) : []),
    ...(known.get(id)?.reads ?? []),
  ])
  const isFilled = (id: FieldId): boolean => fields.some((field) => field.id === id && field.prefillFrom)
  for (const cycle of cycles) {
    const at = cycle.findIndex((id) => known.has(id) || isFilled(id))
    const own = cycle[at]
    if (own === undefined) continue
    const path = [...cycle.slice(at), ...cycle.slice(0, at), own]
    const names = path.map((id) => fields.find((field) => field.id === id)?.name)
    places[fields.findIndex(({ id }) => id === own)]
      ?.at(known.has(own) ? 'calculate' : 'prefillFrom')
      .report('calculation-cycle', faultText`This depends on itself: ${names.join(' → ')}.`)
  }
}

/** Says the fault of a calculation, for its maker. */
export function explainCalculation({ problem, text, at }: CalculationFault): FaultText {
  const words = text.slice(0, 80)
  const place = at + 1
  switch (problem) {
    case 'empty':
      return faultText`There is nothing to calculate yet.`
    case 'too-long':
      return faultText`A calculation has at most ${maxCalculationLength} characters.`
    case 'too-deep':
      return faultText`Brackets stand at most ${maxCalculationDepth} deep in each other (character ${place}).`
    case 'unexpected':
      return faultText`“${words}” cannot stand here (character ${place}).`
    case 'unexpected-end':
      return faultText`Something is missing at the end.`
    case 'unknown-function':
      return faultText`There is no function “${words}” (character ${place}); there are ${calculationFunctions.join(', ')}.`
    case 'unknown-field':
      return words.includes('-')
        ? faultText`No field has the parameter “${words}” (character ${place}). A minus has a blank on both sides.`
        : faultText`No field has the parameter “${words}” (character ${place}).`
    case 'arguments':
      return faultText`“${words}” takes another number of values (character ${place}).`
    case 'digits':
      return faultText`Here stands a whole number from 0 to ${maxDecimals}, or fewer digits (character ${place}).`
    case 'no-number':
      return faultText`“${words}” is no number (character ${place}).`
    case 'no-truth':
      return faultText`“${words}” is neither true nor false (character ${place}); compare it with something.`
    case 'no-order':
      return faultText`Only numbers have an order (character ${place}); compare with = or !=.`
    case 'no-comparison':
      return faultText`“${words}” cannot be compared here (character ${place}).`
    case 'no-answer':
      return faultText`“${words}” is no field with an answer (character ${place}).`
    case 'no-price':
      return faultText`No choice of “${words}” has a price (character ${place}).`
    case 'unknown-option':
      return faultText`${words} is none of that field's options (character ${place}).`
    case 'unknown-question':
      return faultText`That group has no question “${words}” (character ${place}).`
    case 'no-rows':
      return faultText`“${words}” has no rows (character ${place}).`
    case 'one-a-row':
      return faultText`“${words}” is one answer a row (character ${place}); write sum, min, max or count around it.`
    case 'other-rows':
      return faultText`“${words}” is of other rows than what stands before it (character ${place}); add up each group by itself.`
    case 'rows-in-rows':
      return faultText`“${words}” goes through rows within rows (character ${place}); use a calculated field for it.`
    default:
      return assertNever(problem)
  }
}

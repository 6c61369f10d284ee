import type { Operator } from '../model/condition.ts'
import type { FieldKind } from '../model/field-kind.ts'
import { readOrdered } from '../model/ordered.ts'
import { readMoment } from '../model/read-moment.ts'
import { choosesSeveral, hasOptions, isNumeric } from '../model/rules-for.ts'
import { faultText } from './fault.ts'
import { isJsonObject } from './json.ts'
import type { Place } from './place.ts'

/** A field as the check of a condition sees it. */
export interface Comparable {
  readonly kind: FieldKind
  readonly multiple?: boolean
  /** The values it offers, for a choice. */
  readonly options: readonly unknown[]
}

/** Checks what a field is compared with. */
export function checkOperand(place: Place, operator: Operator, field: Comparable): void {
  const { value } = place
  if (value === undefined) {
    place.report('missing', faultText`“${operator}” needs something to compare with, in “to”.`)
  } else if (value === null || isJsonObject(value)) {
    place.report('wrong-type', faultText`A field is compared with a text, a number, true or false, or a list of texts.`)
  } else if (operator === 'greater' || operator === 'atLeast' || operator === 'less' || operator === 'atMost') {
    checkOrder(place, field)
  } else if (operator === 'contains' && field.kind === 'consent') {
    place.report('comparison-mismatch', faultText`A consent is true or false; it contains nothing.`)
  } else if (operator === 'contains' && value === '') {
    place.report('empty', faultText`Every text contains an empty one.`)
  } else {
    if (operator === 'in' || Array.isArray(value)) for (const item of place.list() ?? []) item.text()
    if (operator !== 'contains' || choosesSeveral(field)) checkOptionNames(place, field)
  }
}

/** The order in which a field's values stand, the same for kinds that can be compared by it; undefined for none. */
export function valueOrder({ kind }: Comparable): 'number' | 'date' | 'time' | 'datetime' | undefined {
  if (isNumeric(kind)) return 'number'
  return kind === 'date' || kind === 'time' || kind === 'datetime' ? kind : undefined
}

function checkOrder(place: Place, field: Comparable): void {
  const { kind } = field
  const order = valueOrder(field)
  const isTime = order === 'time' || order === 'datetime'
  if (!order) {
    place.report(
      'comparison-mismatch',
      faultText`A field of kind “${kind}” has no order; compare with equal or contains.`,
    )
  } else if (Number.isNaN(isTime ? readMoment(order, String(place.value)) : readOrdered(kind, place.value))) {
    place.report('comparison-mismatch', orderedValue[order])
  }
}

const orderedValue = {
  number: faultText`Compare with a number.`,
  date: faultText`Compare with a date, such as 2027-03-31.`,
  time: faultText`Compare with a time, such as 14:00.`,
  datetime: faultText`Compare with a day and a time, such as 2027-03-31T14:00.`,
}

function checkOptionNames(place: Place, { kind, options }: Comparable): void {
  if (!hasOptions(kind)) return
  const unknown = [place.value].flat().find((one) => one !== '' && !options.includes(one))
  if (unknown !== undefined) place.report('unknown-reference', faultText`“${unknown}” is none of that field's options.`)
}

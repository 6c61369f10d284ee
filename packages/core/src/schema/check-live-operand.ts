import type { Operator } from '../model/condition.ts'
import { isComparable } from '../model/kind-traits.ts'
import { maxDaysFromToday } from '../model/limits.ts'
import { choosesSeveral } from '../model/rules-for.ts'
import { type Comparable, hasOrder } from './check-operand.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

const orderOperators: ReadonlySet<Operator> = new Set<Operator>(['greater', 'atLeast', 'less', 'atMost'])
const equals: ReadonlySet<Operator> = new Set<Operator>(['equal', 'notEqual'])

/** Checks a comparison with another field's value, or with a day counted from today. */
export function checkLiveOperand(
  place: Place,
  operator: Operator,
  field: Comparable,
  fields: ReadonlyMap<string, Comparable>,
): void {
  const [other, today] = [place.at('field'), place.at('today')]
  if (other.isPresent() === today.isPresent()) {
    place.report(
      'wrong-type',
      faultText`A field is compared with fixed words, with one other “field”, or with “today”.`,
    )
  } else if (!orderOperators.has(operator) && !equals.has(operator)) {
    place.report('comparison-mismatch', faultText`“${operator}” takes fixed words alone.`)
  } else if (today.isPresent()) checkToday(place, field)
  else checkOtherField(other, operator, field, fields)
}

function checkToday(place: Place, { kind }: Comparable): void {
  if (kind !== 'date') place.report('comparison-mismatch', faultText`Only a date can be compared with today.`)
  const days = place.at('today').number()
  if (days !== undefined && !(Number.isInteger(days) && Math.abs(days) <= maxDaysFromToday))
    place
      .at('today')
      .report('contradiction', faultText`Days are counted in whole numbers, at most ${maxDaysFromToday} from today.`)
}

function checkOtherField(
  place: Place,
  operator: Operator,
  field: Comparable,
  fields: ReadonlyMap<string, Comparable>,
): void {
  const id = place.text()
  if (id === undefined) return
  const other = fields.get(id)
  if (!other) {
    place.report('unknown-reference', faultText`The condition names the field “${id}”, which does not exist.`)
  } else if (!isComparable(other.kind)) {
    place.report('comparison-mismatch', faultText`A field of kind “${other.kind}” has no value to compare with.`)
  } else if (orderOperators.has(operator) && !(hasOrder(field) && hasOrder(other) && isDate(field) === isDate(other))) {
    place.report('comparison-mismatch', faultText`Only two numbers or two dates have an order.`)
  }
}

function isDate({ kind }: Comparable): boolean {
  return kind === 'date'
}

/** Checks a comparison of the number of chosen options, files or rows. */
export function checkCount(
  place: Place,
  operator: Operator,
  field: Comparable,
  fields: ReadonlyMap<string, Comparable>,
): void {
  const to = place.at('to')
  if (place.at('count').value !== true) {
    place.at('count').report('unknown-value', faultText`A count is true, or not there.`)
  } else if (!choosesSeveral(field) && field.kind !== 'file' && field.kind !== 'rows') {
    place.at('count').report('comparison-mismatch', faultText`Only chosen options, files and rows can be counted.`)
  } else if (!orderOperators.has(operator) && !equals.has(operator)) {
    place.at('is').report('comparison-mismatch', faultText`A count is compared as numbers are; “${operator}” is not.`)
  } else if (typeof to.value === 'object') checkLiveOperand(to, operator, { kind: 'number', options: [] }, fields)
  else {
    const count = to.number()
    if (count !== undefined && !(Number.isInteger(count) && count >= 0))
      to.report('contradiction', faultText`A count is a whole number, 0 or more.`)
  }
}

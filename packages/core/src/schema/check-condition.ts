import { type Operator, operators } from '../model/condition.ts'
import { holdsValue, isComparable } from '../model/kind-traits.ts'
import { maxDaysFromToday } from '../model/limits.ts'
import { choosesSeveral } from '../model/rules-for.ts'
import { type Comparable, checkOperand, valueOrder } from './check-operand.ts'
import { faultText } from './fault.ts'
import { isJsonObject } from './json.ts'
import type { Place } from './place.ts'

/** Checks a condition, whole; `fields` are those of the form, by id. */
export function checkCondition(place: Place, fields: ReadonlyMap<string, Comparable>): void {
  const condition = place.object()
  if (!condition) return
  const [form, ...others] = ['all', 'any', 'not', 'field'].filter((key) => Object.hasOwn(condition, key))
  if (!form || others.length > 0) {
    place.report('wrong-type', faultText`A condition has exactly one of “field”, “all”, “any” and “not”.`)
  } else if (form === 'not') checkCondition(place.at('not'), fields)
  else if (form === 'field') checkComparison(place, fields)
  else for (const part of place.at(form).list() ?? []) checkCondition(part, fields)
}

function checkComparison(place: Place, fields: ReadonlyMap<string, Comparable>): void {
  const id = place.at('field').text()
  const operator = readOperator(place.at('is'))
  const field = fields.get(id ?? '')
  const isCount = place.at('count').isPresent()
  if (id !== undefined && field && !holdsValue(field.kind)) {
    const words =
      field.kind === 'content'
        ? faultText`A paragraph has no value to compare.`
        : faultText`A field of kind “${field.kind}” has no value to compare with.`
    place.at('field').report('comparison-mismatch', words)
  } else if (id !== undefined && !field) {
    place
      .at('field')
      .report('unknown-reference', faultText`The condition names the field “${id}”, which does not exist.`)
  } else if (isCount) {
    if (field && operator) checkCount(place, operator, field, fields)
  } else if (field?.kind === 'file' && operator && operator !== 'empty' && operator !== 'filled') {
    place.at('is').report('comparison-mismatch', faultText`Files are there or not: compare with empty or filled.`)
  } else if (field?.kind === 'signature' && operator && operator !== 'empty' && operator !== 'filled') {
    place.at('is').report('comparison-mismatch', faultText`A signature is there or not: compare with empty or filled.`)
  } else if (field?.kind === 'rows' && operator && operator !== 'empty' && operator !== 'filled') {
    place
      .at('is')
      .report(
        'comparison-mismatch',
        faultText`A group is filled in or not: compare with empty or filled, or count its rows.`,
      )
  } else if (field && operator && operator !== 'empty' && operator !== 'filled') {
    if (isJsonObject(place.at('to').value)) checkLiveOperand(place.at('to'), operator, field, fields)
    else checkOperand(place.at('to'), operator, field)
  }
}

function readOperator(place: Place): Operator | undefined {
  const name = place.text()
  if (name === undefined) return undefined
  return (
    operators.find((known) => known === name) ??
    place.report('unknown-operator', faultText`There is no comparison “${name}”.`)
  )
}

const orderOperators: ReadonlySet<Operator> = new Set<Operator>(['greater', 'atLeast', 'less', 'atMost'])
const equals: ReadonlySet<Operator> = new Set<Operator>(['equal', 'notEqual'])

/** Checks a comparison with another field's value, or with a day counted from today. */
function checkLiveOperand(
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
  if (kind !== 'date' && kind !== 'datetime')
    place.report('comparison-mismatch', faultText`Only a date can be compared with today.`)
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
  } else if (orderOperators.has(operator) && !(valueOrder(field) && valueOrder(field) === valueOrder(other))) {
    place.report('comparison-mismatch', faultText`Only two numbers, two dates or two times have an order.`)
  }
}

/** Checks a comparison of the number of chosen options, files or rows. */
function checkCount(
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

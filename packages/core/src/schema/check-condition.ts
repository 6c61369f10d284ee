import { type Operator, operators } from '../model/condition.ts'
import type { FieldKind } from '../model/field.ts'
import { readOrdered } from '../model/ordered.ts'
import { hasOptions } from '../model/rules-for.ts'
import { isJsonObject } from './json.ts'
import type { Place } from './place.ts'

/** A field as the check of a condition sees it. */
export interface Comparable {
  readonly kind: FieldKind
  /** The values it offers, for a choice. */
  readonly options: readonly unknown[]
}

/** Checks a condition, whole; `fields` are those of the form, by id. */
export function checkCondition(place: Place, fields: ReadonlyMap<string, Comparable>): void {
  const condition = place.object()
  if (!condition) return
  const [form, ...others] = ['all', 'any', 'not', 'field'].filter((key) => Object.hasOwn(condition, key))
  if (!form || others.length > 0) {
    place.report('wrong-type', 'A condition has exactly one of “field”, “all”, “any” and “not”.')
  } else if (form === 'not') checkCondition(place.at('not'), fields)
  else if (form === 'field') checkComparison(place, fields)
  else for (const part of place.at(form).list() ?? []) checkCondition(part, fields)
}

function checkComparison(place: Place, fields: ReadonlyMap<string, Comparable>): void {
  const id = place.at('field').text()
  const operator = readOperator(place.at('is'))
  const field = fields.get(id ?? '')
  if (id !== undefined && field?.kind === 'content') {
    place.at('field').report('comparison-mismatch', 'A paragraph has no value to compare.')
  } else if (id !== undefined && !field) {
    place.at('field').report('unknown-reference', `The condition names the field “${id}”, which does not exist.`)
  } else if (field?.kind === 'file' && operator && operator !== 'empty' && operator !== 'filled') {
    place.at('is').report('comparison-mismatch', 'Files are there or not: compare with empty or filled.')
  } else if (field && operator && operator !== 'empty' && operator !== 'filled') {
    checkOperand(place.at('to'), operator, field)
  }
}

function readOperator(place: Place): Operator | undefined {
  const name = place.text()
  if (name === undefined) return undefined
  return (
    operators.find((known) => known === name) ?? place.report('unknown-operator', `There is no comparison “${name}”.`)
  )
}

function checkOperand(place: Place, operator: Operator, field: Comparable): void {
  const { value } = place
  if (value === undefined) {
    place.report('missing', `“${operator}” needs something to compare with, in “to”.`)
  } else if (value === null || isJsonObject(value)) {
    place.report('wrong-type', 'A field is compared with a text, a number, true or false, or a list of texts.')
  } else if (operator === 'greater' || operator === 'atLeast' || operator === 'less' || operator === 'atMost') {
    checkOrder(place, field.kind)
  } else if (operator === 'contains' && field.kind === 'consent') {
    place.report('comparison-mismatch', 'A consent is true or false; it contains nothing.')
  } else if (operator === 'contains' && value === '') {
    place.report('empty', 'Every text contains an empty one.')
  } else {
    if (operator === 'in' || Array.isArray(value)) for (const item of place.list() ?? []) item.text()
    if (operator !== 'contains' || field.kind === 'checkboxes') checkOptionNames(place, field)
  }
}

function checkOrder(place: Place, kind: FieldKind): void {
  const isDate = kind === 'date'
  if (!isDate && kind !== 'number') {
    place.report('comparison-mismatch', `A field of kind “${kind}” has no order; compare with equal or contains.`)
  } else if (Number.isNaN(readOrdered(kind, place.value))) {
    place.report('comparison-mismatch', `Compare with a ${isDate ? 'date, such as 2027-03-31' : 'number'}.`)
  }
}

function checkOptionNames(place: Place, { kind, options }: Comparable): void {
  if (!hasOptions(kind)) return
  const unknown = [place.value].flat().find((one) => one !== '' && !options.includes(one))
  if (unknown !== undefined) place.report('unknown-reference', `“${unknown}” is none of that field's options.`)
}

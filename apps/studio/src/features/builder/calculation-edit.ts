import { type Field, type Form, formatCalculated, type Values } from '@letterslot/core'
import { compileCalculation, withCalculated } from '@letterslot/core/calculation'
import { explainCalculation } from '@letterslot/core/document'
import { allFields } from '../../domain/document/find-field.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { triedValues } from './tried-answers.ts'

/** The parts that a field's calculation can take from the other fields, as they are written in it. */
export function offeredTerms(form: Form, { id: own }: Pick<Field, 'id'>): readonly string[] {
  return allFields(form).flatMap((field) => {
    const { id, name, kind, options = [] } = field
    if (id === own) return []
    if (kind === 'rows') return rowTerms(field)
    if (options.some(({ price }) => price !== undefined)) return [`price(${name})`]
    const isNumber = compileCalculation(name, () => field).ok
    return isNumber ? [name] : kind === 'checkboxes' || kind === 'file' ? [`count(${name})`] : []
  })
}

/** The parts over the rows of a group: their number, each number and price added up, and prices by how many. */
function rowTerms({ name: group, fields = [] }: Field): readonly string[] {
  const priced = fields.filter(({ options = [] }) => options.some(({ price }) => price !== undefined))
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const prices = priced.map(({ name }) => `price(${group}.${name})`)
  const [first] = prices
  const byNumber = numbers.map(({ name }) => `${group}.${name}`)
  const [price, quantity] = first === undefined ? byNumber : [first, ...byNumber]
  return [
    ...(price !== undefined && quantity !== undefined ? [`sum(${price} * ${quantity})`] : []),
    ...[...prices, ...byNumber].map((one) => `sum(${one})`),
    `count(${group})`,
  ]
}

/** The fault of a calculation, at once and in the maker's language; undefined where it has none. */
export function calculationFault(form: Form, { calculate = '' }: Field): string | undefined {
  const byName = new Map(allFields(form).map((one) => [one.name, one]))
  const compiled = compileCalculation(calculate, (name) => byName.get(name))
  if (compiled.ok) return undefined
  return formFaultText.say(explainCalculation(compiled.error))
}

/** The result of a calculation with the answers that are tried, as visitors read it; undefined where it has none. */
export function triedResult(form: Form, field: Field, tried: Values): string | undefined {
  const text = withCalculated(form, triedValues(form, tried))[field.id]
  return typeof text === 'string' && text !== '' ? formatCalculated(field, text, form.locale) : undefined
}

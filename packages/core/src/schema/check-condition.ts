import { type Operator, operators } from '../model/condition.ts'
import { holdsValue } from '../model/kind-traits.ts'
import { checkCount, checkLiveOperand } from './check-live-operand.ts'
import { type Comparable, checkOperand } from './check-operand.ts'
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

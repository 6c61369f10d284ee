import { maxRowFields, maxRows } from '../model/limits.ts'
import { rowFieldKinds } from '../model/row-field-kinds.ts'
import { checkRule } from './check-rule.ts'
import { faultText } from './fault.ts'
import { checkName } from './names.ts'
import type { Place } from './place.ts'

/**
 * Checks what a group repeats, and how often.
 * @param checkOptions - of a choice.
 */
export function checkRows(place: Place, checkOptions: (options: Place) => void): void {
  if (place.at('item').isPresent()) place.at('item').text()
  const [min = 0, max = maxRows] = ['min', 'max'].map((key) => readRowCount(place.at(key)))
  if (min > max)
    place.at('min').report('contradiction', faultText`At least ${min} rows and at most ${max}: no number is both.`)
  const fields = place.at('fields').list()
  if (fields?.length === 0) place.at('fields').report('empty', faultText`A group needs a question to repeat.`)
  if (fields && fields.length > maxRowFields)
    place.at('fields').report('too-large', faultText`A group has at most ${maxRowFields} questions.`)
  const names = new Set<string>()
  for (const field of fields ?? []) if (field.object()) checkRowField(field, names, checkOptions)
}

function readRowCount(place: Place): number | undefined {
  if (!place.isPresent()) return undefined
  const count = place.number()
  if (count === undefined || (Number.isInteger(count) && count >= 0 && count <= maxRows)) return count
  return place.report('contradiction', faultText`A group has 0 to ${maxRows} rows.`)
}

function checkRowField(field: Place, names: Set<string>, checkOptions: (options: Place) => void): void {
  const known = field.at('kind').text()
  const kind = rowFieldKinds.find((one) => one === known)
  if (known !== undefined && !kind)
    field.at('kind').report('unknown-kind', faultText`No group repeats a question of kind “${known}”.`)
  const name = field.at('name').text()
  if (name !== undefined) {
    checkName(name, field.at('name'))
    if (names.has(name)) field.at('name').report('duplicate', faultText`The group has a question “${name}” already.`)
    names.add(name)
  }
  field.at('label').words()
  for (const key of ['placeholder', 'autocomplete']) if (field.at(key).isPresent()) field.at(key).text()
  if (field.at('unique').isPresent()) field.at('unique').boolean()
  if (kind === 'select') checkOptions(field.at('options'))
  for (const rule of field.at('rules').list() ?? []) {
    const ofOthers = rule.at('kind').value
    if (ofOthers === 'compare' || ofOthers === 'sum' || ofOthers === 'atLeastOne')
      rule.report(
        'rule-mismatch',
        faultText`The rule “${ofOthers}” asks for other fields, which no question of a group can do.`,
      )
    else checkRule(rule, { kind, multiple: false, optionCount: 0, id: '', fields: new Map() })
  }
}

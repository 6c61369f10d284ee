import { type FieldKind, fieldKinds } from '../model/field-kind.ts'
import { freeTextName } from '../model/free-text.ts'
import { showsAnswer } from '../model/kind-traits.ts'
import { maxImageBytes, maxLogoBytes, maxRanks } from '../model/limits.ts'
import { partsOfEvery } from '../model/parts.ts'
import { callingCountries } from '../model/phone.ts'
import { choosesSeveral, hasOptions, takesSeveral } from '../model/rules-for.ts'
import { checkCalculated, checkPrice } from './check-calculation.ts'
import { checkCondition } from './check-condition.ts'
import { checkCustom } from './check-custom.ts'
import { checkImage } from './check-look.ts'
import { checkMatrix, readEntries } from './check-matrix.ts'
import type { Comparable } from './check-operand.ts'
import { checkPrefill, checkPrefillFrom } from './check-prefill.ts'
import { checkRows } from './check-rows.ts'
import { checkRule } from './check-rule.ts'
import { checkSteps } from './check-steps.ts'
import { faultText } from './fault.ts'
import { checkId, checkName } from './names.ts'
import type { Place } from './place.ts'

/** Ids and names already taken: both must differ from field to field. */
export interface Taken {
  readonly ids: Set<string>
  readonly names: Set<string>
}

/** Reads a field for the check of conditions, as far as it can be read; reports nothing. */
export function readComparable(place: Place): Comparable | undefined {
  const kind = fieldKinds.find((known) => known === place.at('kind').value)
  const multiple = place.at('multiple').value === true
  if (kind === 'matrix') return { kind, multiple, options: readEntries(place).flat() }
  return kind && { kind, multiple, options: readOptionValues(place.at('options')) }
}

function readOptionValues(place: Place): readonly unknown[] {
  return Array.isArray(place.value) ? (place.list() ?? []).map((option) => option.at('value').value) : []
}

/** Checks one field, rules and conditions included. */
export function checkField(place: Place, taken: Taken, fields: ReadonlyMap<string, Comparable>): void {
  if (!place.object()) return
  checkId(place.at('id'), taken.ids)
  checkUniqueName(place.at('name'), taken.names)
  const kind = readFieldKind(place.at('kind'))
  if (kind && !showsAnswer(kind) && kind !== 'section') place.at('label').text()
  else place.at('label').words()
  for (const key of ['text', 'help', 'placeholder', 'autocomplete']) {
    if (place.at(key).isPresent()) place.at(key).text()
  }
  if (place.at('rich').isPresent() && place.at('rich').object()) {
    for (const key of ['label', 'help', 'text']) {
      if (place.at('rich').at(key).isPresent()) place.at('rich').at(key).text()
    }
  }
  if (place.at('private').isPresent()) place.at('private').boolean()
  if (place.at('prefill').isPresent()) checkPrefill(place)
  const width = place.at('width')
  if (width.isPresent() && width.value !== 'full' && width.value !== 'half' && width.value !== 'third') {
    width.report('unknown-value', faultText`A field is as wide as full, half or third.`)
  }
  const rules = place.at('rules').list() ?? []
  if (kind) {
    checkOptions(place.at('options'), kind)
    checkMultiple(place.at('multiple'), kind)
    checkFreeText(place, taken.names)
    checkDefault(place, kind)
    checkCalculated(place, kind)
    if (place.at('parts').isPresent()) checkParts(place.at('parts'), kind)
    // An amount without one says nothing.
    if (kind === 'currency') place.at('currency').text()
    if (place.at('country').isPresent()) checkCountry(place.at('country'), kind)
    checkSteps(place, kind)
    checkPrefillFrom(place, kind, fields)
    if (kind === 'custom') checkCustom(place)
    checkMatrix(place, kind)
    if (kind === 'image' && place.at('image').isPresent()) checkPicture(place)
    if (kind === 'rows') checkRows(place, (options) => checkOptions(options, 'select'))
  }
  const optionCount = readOptionValues(place.at('options')).length
  const multiple = place.at('multiple').value === true
  for (const rule of rules) checkRule(rule, { kind, multiple, optionCount, id: String(place.at('id').value), fields })
  for (const key of ['visibleWhen', 'requiredWhen']) {
    if (place.at(key).isPresent()) checkCondition(place.at(key), fields)
  }
}

/** Nobody is left without a picture who does not see it: its words are there, or said to be none. */
function checkPicture(place: Place): void {
  const [image, alt] = [place.at('image'), place.at('alt')]
  checkImage(image, 'picture', maxImageBytes)
  if (!alt.isPresent()) alt.report('missing', faultText`Say what the picture shows, or that it only decorates.`)
  else alt.text()
}

function checkCountry(place: Place, kind: FieldKind): void {
  const country = place.text()
  if (kind !== 'phone') place.report('unknown-value', faultText`Only a phone number begins with a country.`)
  else if (country !== undefined && !callingCountries.includes(country))
    place.report('unknown-value', faultText`“${country}” is no country with phones, such as GB.`)
}

function checkUniqueName(place: Place, taken: Set<string>): void {
  const name = place.text()
  if (name === undefined) return
  checkName(name, place)
  if (taken.has(name))
    place.report('duplicate', faultText`The name “${name}” is used twice; answers would overwrite each other.`)
  if (name !== '') taken.add(name)
}

function readFieldKind(place: Place): FieldKind | undefined {
  const name = place.text()
  if (name === undefined) return undefined
  return (
    fieldKinds.find((kind) => kind === name) ??
    place.report('unknown-kind', faultText`There is no field of kind “${name}”.`)
  )
}

function checkOptions(place: Place, kind: FieldKind): void {
  if (!hasOptions(kind)) {
    if (place.isPresent()) place.report('options-mismatch', faultText`A field of kind “${kind}” has no options.`)
    return
  }
  const options = place.list()
  if (options?.length === 0) place.report('empty', faultText`There is nothing to choose from.`)
  if (kind === 'ranking' && options && options.length > maxRanks)
    place.report('too-large', faultText`An order has at most ${maxRanks} choices.`)
  const taken = new Set<string>()
  for (const option of options ?? []) {
    if (!option.object()) continue
    const value = option.at('value').words()
    option.at('label').words()
    if (value !== undefined && taken.has(value))
      option.at('value').report('duplicate', faultText`The option “${value}” is there twice.`)
    if (value !== undefined) taken.add(value)
    if (option.at('freeText').isPresent()) option.at('freeText').boolean()
    if (option.at('image').isPresent()) checkImage(option.at('image'), 'picture', maxLogoBytes)
    if (option.at('alt').isPresent()) option.at('alt').text()
    checkPrice(option.at('price'))
  }
  if (kind === 'yesNo' && options && !(taken.size === 2 && options.length === 2 && taken.has('yes') && taken.has('no')))
    place.report('options-mismatch', faultText`A question of yes or no has two options: “yes” and “no”.`)
}

function checkMultiple(place: Place, kind: FieldKind): void {
  if (!place.isPresent() || place.boolean() !== true || takesSeveral(kind)) return
  place.report('options-mismatch', faultText`Of a field of kind “${kind}”, “multiple” says nothing.`)
}

/** One choice may take a text: it has a parameter of its own without scripts, and its values are told from the others. */
function checkFreeText(field: Place, names: Set<string>): void {
  const options = Array.isArray(field.at('options').value) ? (field.at('options').list() ?? []) : []
  const [open, second] = options.filter((option) => option.at('freeText').value === true)
  if (!open) return
  if (field.at('kind').value === 'ranking')
    open.report('options-mismatch', faultText`No choice of an order takes a text.`)
  if (field.at('kind').value === 'matrix')
    open.report('options-mismatch', faultText`No choice of a matrix takes a text.`)
  second?.report('duplicate', faultText`Another choice takes a text already; one is enough.`)
  const name = freeTextName(String(field.at('name').value))
  if (names.has(name))
    open.report('duplicate', faultText`Without scripts its text is sent as “${name}”, which is another field.`)
  names.add(name)
  for (const option of options) {
    if (!String(option.at('value').value).startsWith(`${open.at('value').value}: `)) continue
    option.at('value').report('duplicate', faultText`This is what the choice that takes a text may send.`)
  }
}

/** The parts of a name or an address: each once, and those that it cannot be without. */
function checkParts(place: Place, kind: FieldKind): void {
  const every = partsOfEvery(kind)
  if (kind === 'dateRange' || every.length === 0) {
    place.report('rule-mismatch', faultText`A field of kind “${kind}” has no parts to choose.`)
    return
  }
  const taken = new Set<string>()
  for (const part of place.list() ?? []) {
    const name = part.text()
    if (name === undefined) continue
    if (taken.has(name) || !every.some((one) => one.name === name))
      part.report(
        'unknown-value',
        faultText`There is no part “${name.slice(0, 80)}” of such a field, or it is named twice.`,
      )
    taken.add(name)
  }
  const left = every.find(({ name, isOptional }) => !isOptional && !taken.has(name))
  if (left) place.report('missing', faultText`Without “${left.name}” there is no such answer.`)
}

function checkDefault(field: Place, kind: FieldKind): void {
  const place = field.at('default')
  if (!place.isPresent()) return
  if (kind === 'rows') {
    place.report('wrong-type', faultText`A group begins empty; nothing can be filled in before.`)
    return
  }
  if (kind === 'signature') {
    place.report('wrong-type', faultText`A signature is its visitor’s; nothing can be signed before.`)
    return
  }
  if (kind === 'file') {
    place.report('wrong-type', faultText`A file is chosen by its visitor; nothing can be chosen before.`)
    return
  }
  if (kind === 'consent') {
    place.boolean()
    return
  }
  const isMany =
    kind === 'ranking' ||
    choosesSeveral({ kind, multiple: field.at('multiple').value === true }) ||
    partsOfEvery(kind).length > 0
  const chosen = isMany ? (place.list() ?? []) : [place]
  const options = hasOptions(kind) ? readComparable(field)?.options : undefined
  for (const one of chosen) {
    const value = one.text()
    if (value && options && !options.includes(value))
      one.report('unknown-reference', faultText`“${value}” is none of the options.`)
  }
}

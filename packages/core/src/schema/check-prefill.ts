import { isPrefillable } from '../model/is-prefillable.ts'
import { prefillSources } from '../model/prefill.ts'
import type { Comparable } from './check-operand.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Checks what may fill a field before its visitor does. */
export function checkPrefill(field: Place): void {
  const place = field.at('prefill')
  const sources = place.list()
  const named = new Set<unknown>()
  for (const source of sources ?? []) {
    const name = source.text()
    if (name === undefined) continue
    if (!prefillSources.some((known) => known === name))
      source.report('unknown-value', faultText`Nothing called “${name.slice(0, 80)}” can fill a field.`)
    else if (named.has(name)) source.report('duplicate', faultText`“${name}” is there twice.`)
    named.add(name)
  }
  if (!sources || sources.length === 0) return
  const textAt = (key: string): string => String(field.at(key).value)
  const facts = { kind: textAt('kind'), name: textAt('name'), autocomplete: textAt('autocomplete') }
  if (!isPrefillable({ ...facts, private: field.at('private').value === true }))
    place.report('contradiction', faultText`This field is filled by its visitor alone: take “prefill” out.`)
}

/** Checks the settings of a form for what fills its fields. */
export function checkFormPrefill(place: Place): void {
  if (place.isPresent() && place.object() && place.at('keep').isPresent()) place.at('keep').boolean()
}

const prefillableKinds =
  /^(text|textarea|email|tel|url|number|date|time|datetime|select|radio|currency|country|phone|custom)$/

/** Checks which other answer fills a field. */
export function checkPrefillFrom(field: Place, kind: string, fields: ReadonlyMap<string, Comparable>): void {
  const place = field.at('prefillFrom')
  if (!place.isPresent() || !place.object()) return
  const id = place.at('field').text()
  const source = fields.get(id ?? '')
  if (!prefillableKinds.test(kind))
    place.report('rule-mismatch', faultText`A field of kind “${kind}” cannot be filled from another answer.`)
  if (id === undefined) return
  if (!source)
    place.at('field').report('unknown-reference', faultText`The field “${id}”, which fills it, does not exist.`)
  else if (source.kind !== 'calculated' && !prefillableKinds.test(source.kind))
    place.at('field').report('comparison-mismatch', faultText`A field of kind “${source.kind}” fills no other one.`)
}

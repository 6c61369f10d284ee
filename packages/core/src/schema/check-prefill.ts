import { isPrefillable } from '../model/is-prefillable.ts'
import { prefillSources } from '../model/prefill.ts'
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

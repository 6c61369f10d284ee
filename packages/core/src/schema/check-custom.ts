import { maxSettingsDepth, maxSettingsLength } from '../model/limits.ts'
import { faultText } from './fault.ts'
import type { Json } from './json.ts'
import type { Place } from './place.ts'

/** Checks what a field has whose kind is the site's own. */
export function checkCustom(field: Place): void {
  const place = field.at('customKind')
  const name = place.text()
  if (name !== undefined && !isCustomKindName(name))
    place.report('bad-name', faultText`A kind of your own has a name of at most 50 of “a-z 0-9 -”, first a letter.`)
  const settings = field.at('settings')
  if (!settings.isPresent() || !settings.object()) return
  if (isDeeper(settings.value, maxSettingsDepth))
    settings.report('too-deep', faultText`Settings are nested at most ${maxSettingsDepth} levels deep.`)
  const { length } = JSON.stringify(settings.value)
  if (length > maxSettingsLength)
    settings.report(
      'too-large',
      faultText`Settings are at most ${maxSettingsLength} characters of JSON; these are ${length}.`,
    )
}

/** True for a text that can be the name of a kind of the site's own. */
export function isCustomKindName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,49}$/.test(name)
}

/** True where something stands deeper than so many levels; a document is at most 64 deep. */
function isDeeper(value: Json | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}

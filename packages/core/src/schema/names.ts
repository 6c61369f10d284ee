import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** Parameters that the wire itself adds. */
const reserved = new Set([
  'user_id',
  'service_id',
  'template_id',
  'lib_version',
  'accessToken',
  'template_params',
  'g-recaptcha-response',
])

/** Names that every object has already: `toString`, `constructor`, `__proto__`. */
function isInherited(name: string): boolean {
  return name in Object.prototype
}

/**
 * Checks the name of a template parameter, and reports what is wrong with it.
 * @param place - where the name stands, as a value or as a key.
 */
export function checkName(name: string, place: Place): void {
  if (name === '') place.report('empty', faultText`A field needs a name, under which its answer is sent.`)
  else if (reserved.has(name) || name.startsWith('letterslot_')) {
    place.report('reserved-name', faultText`The name “${name}” is used by the sending itself. Choose another.`)
  } else if (isInherited(name)) {
    place.report('reserved-name', faultText`The name “${name}” has a meaning in every script. Choose another.`)
  } else if (!/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name)) {
    place.report(
      'bad-name',
      faultText`The name “${name.slice(0, 80)}” cannot be sent: use a letter or _ first, then letters, digits, _ and -, at most 64.`,
    )
  }
}

/** Checks an id; `taken` holds those of its kind that came before. */
export function checkId(place: Place, taken: Set<string>): void {
  const id = place.text()
  if (id === undefined) return
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id) || isInherited(id)) {
    place.report('bad-id', faultText`The id “${id.slice(0, 80)}” must be 1 to 64 letters, digits, _ or -.`)
  } else if (taken.has(id)) place.report('duplicate', faultText`The id “${id}” is used twice.`)
  taken.add(id)
}

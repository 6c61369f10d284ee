import { holdsText } from '../model/kind-traits.ts'
import { isEmail } from '../rules/type.ts'
import type { Comparable } from './check-operand.ts'
import { faultText } from './fault.ts'
import { checkName } from './names.ts'
import type { Place } from './place.ts'
import { readWebUrl } from './read-web-url.ts'

/** Checks where a form sends; `names` maps each field's name to its id. */
export function checkDelivery(
  place: Place,
  fields: ReadonlyMap<string, Comparable>,
  names: ReadonlyMap<string, string>,
): void {
  if (!place.object()) return
  checkDeliveryOrigin(place.at('origin'))
  for (const key of ['publicKey', 'serviceId', 'templateId']) place.at(key).words()
  if (place.at('keepOnDevice').isPresent()) place.at('keepOnDevice').boolean()
  const maxFilesBytes = place.at('maxFilesBytes')
  const bytes = maxFilesBytes.isPresent() ? maxFilesBytes.number() : undefined
  if (bytes !== undefined && !(Number.isInteger(bytes) && bytes > 0)) {
    maxFilesBytes.report('contradiction', faultText`The size of files is a whole number of bytes, 1 or more.`)
  }
  if (place.at('map').isPresent()) checkMap(place.at('map'), fields, names)
  if (place.at('fallback').isPresent()) checkFallback(place.at('fallback'))
  if (place.at('noteIn').isPresent()) checkNoteIn(place.at('noteIn'), place.at('map'), fields, names)
}

function checkDeliveryOrigin(place: Place): void {
  const url = readWebUrl(place)
  if (url && url.origin !== place.value)
    place.report('bad-link', faultText`Write only scheme and host, as “${url.origin}”.`)
}

function checkMap(place: Place, fields: ReadonlyMap<string, Comparable>, names: ReadonlyMap<string, string>): void {
  for (const name of Object.keys(place.object() ?? {})) {
    const entry = place.at(name)
    checkName(name, entry)
    const id = entry.text()
    if (id === undefined) continue
    const field = fields.get(id)
    if (!field || !holdsText(field.kind)) {
      entry.report(
        'unknown-reference',
        faultText`The parameter “${name}” takes its value from the field “${id}”, which has none.`,
      )
    } else if (names.has(name) && names.get(name) !== id) {
      entry.report('duplicate', faultText`The parameter “${name}” is the name of another field already.`)
    }
  }
}

/** A note is added to a person's own words; at the end of an address or a number it would spoil the value. */
function checkNoteIn(
  place: Place,
  map: Place,
  fields: ReadonlyMap<string, Comparable>,
  names: ReadonlyMap<string, string>,
): void {
  const name = place.text()
  if (name === undefined || name === '') return
  const kind = fields.get(names.get(name) ?? String(map.at(name).value))?.kind
  if (kind === 'text' || kind === 'textarea') return
  place.report(
    'unknown-reference',
    faultText`“${name.slice(0, 80)}” is not the parameter of a text that this form sends.`,
  )
}

function checkFallback(place: Place): void {
  if (!place.object()) return
  if (place.at('phone').isPresent()) place.at('phone').text()
  if (place.at('url').isPresent()) readWebUrl(place.at('url'))
  const email = place.at('email').isPresent() ? place.at('email').text() : undefined
  if (email !== undefined && !isEmail(email))
    place.at('email').report('bad-address', faultText`“${email}” is not one e-mail address.`)
}

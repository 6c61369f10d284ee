import type { Field, FieldId, Form } from '@letterslot/core'
import { sendingFields } from '../starter/sending-fields.ts'
import { editDistance, maxDistance } from './closest-name.ts'
import { isOfRecipient, meaningOfName, meaningsOfField, wordsOf } from './name-meaning.ts'
import { isKnownName, isReserved, sentNames } from './parameter-names.ts'

/** Words that the name of an ordinary answer has at most: `contact_phone_number`. */
const mostWords = 3

/** A field whose answer a variable of the provider's template probably wants. */
export interface MappingProposal {
  readonly name: string
  readonly field: FieldId
}

/**
 * Proposes a field for each variable that the form does not send yet, by name, label and kind: `from_name` from
 * `full_name`, `reply_to` from `email`. A guess is for a person to accept; a name that is like nothing gets none.
 */
export function proposeMapping(form: Form, names: readonly string[]): readonly MappingProposal[] {
  if (!form.delivery) return []
  const sent = sentNames(form)
  const fields = sendingFields(form).filter(({ kind }) => kind !== 'file')
  const wanted = [...new Set(names)].filter(
    (name) =>
      !isKnownName(name, sent) &&
      !isReserved(name) &&
      !isOfRecipient(name) &&
      /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name),
  )
  return wanted.flatMap((name): readonly MappingProposal[] => {
    const [best] = fields
      .map((field) => ({ field, likeness: likeness(name, field) }))
      .filter((candidate) => candidate.likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
    return best ? [{ name, field: best.field.id }] : []
  })
}

/** How like a field is to a name: 0 is not at all; the order of the reasons is all that counts. */
function likeness(name: string, field: Field): number {
  const wanted = wordsOf(name).join('')
  if (wanted === '') return 0
  const [own, asked] = [wordsOf(field.name).join(''), wordsOf(field.label).join('')]
  if (wanted === own) return 6
  if (wanted === asked) return 5
  // A name of many words means something of its own, whatever single words are in it.
  if (wordsOf(name).length > mostWords) return 0
  const meaning = meaningOfName(name)
  const index = meaning === undefined ? -1 : meaningsOfField(field).indexOf(meaning)
  if (index >= 0) return 4 - index / 4
  if (wanted.length > maxDistance + 1 && editDistance(wanted, own) <= maxDistance) return 2
  const shared = wordsOf(name).filter(
    (word) => word.length > maxDistance && wordsOf(`${field.name} ${field.label}`).includes(word),
  )
  return shared.length > 0 && meaning === undefined ? 1 : 0
}

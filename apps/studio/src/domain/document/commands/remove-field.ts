import type { FieldId } from '@letterslot/core'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Takes a field out of the form. */
export function removeField(id: FieldId): Command {
  return {
    kind: 'remove-field',
    change: ({ form }) => {
      const place = findField(form, id)
      place?.page.fields.splice(place.index, 1)
    },
  }
}

import type { FieldId } from '@letterslot/core'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/**
 * Puts a copy right after a field.
 * @param copy - the copy's own id and parameter name: made by the caller, so that the command is pure.
 */
export function duplicateField(id: FieldId, copy: { readonly id: FieldId; readonly name: string }): Command {
  return {
    kind: 'duplicate-field',
    change: ({ form }) => {
      const place = findField(form, id)
      if (!place) return
      place.page.fields.splice(place.index + 1, 0, castDraft({ ...current(place.field), ...copy }))
    },
  }
}

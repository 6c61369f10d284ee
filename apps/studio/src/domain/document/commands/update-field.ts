import type { Field, FieldId } from '@letterslot/core'
import { assignChanges, type Changes, mergeKeyOf } from '../assign-changes.ts'
import type { Command } from '../command.ts'
import { allFields, findField } from '../find-field.ts'

/** The parts of a field that change in one go; rules and conditions have commands of their own. */
export type FieldChanges = Changes<Omit<Field, 'id' | 'rules' | 'visibleWhen' | 'requiredWhen'>>

/** Changes properties of a field; `undefined` takes one away. */
export function updateField(id: FieldId, changes: FieldChanges): Command {
  return {
    kind: 'update-field',
    mergeKey: mergeKeyOf('update-field', id, changes),
    change: ({ form }) => {
      const place = findField(form, id)
      if (!place) return
      const { name } = place.field
      assignChanges(place.field, changes)
      // The note of late messages is kept by the parameter's name: it goes along, unless another field has that name.
      const { delivery } = form
      const isLeft = allFields(form).some((field) => field.name === name)
      if (delivery?.noteIn === name && !isLeft) delivery.noteIn = place.field.name
    },
  }
}

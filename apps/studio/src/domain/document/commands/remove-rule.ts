import type { FieldId } from '@letterslot/core'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Takes a rule away. */
export function removeRule(id: FieldId, index: number): Command {
  return {
    kind: 'remove-rule',
    change: ({ form }) => {
      findField(form, id)?.field.rules.splice(index, 1)
    },
  }
}

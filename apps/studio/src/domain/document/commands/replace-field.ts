import type { Field } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Puts a field in the place of the one with its id: another kind changes rules, choices and texts in one step. */
export function replaceField(field: Field): Command {
  return {
    kind: 'replace-field',
    change: ({ form }) => {
      const place = findField(form, field.id)
      if (place) place.page.fields[place.index] = castDraft(field)
    },
  }
}

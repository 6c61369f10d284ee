import type { Condition, FieldId } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Sets when a field is shown; `undefined` shows it always. */
export function setVisibility(id: FieldId, condition: Condition | undefined): Command {
  return {
    kind: 'set-visibility',
    mergeKey: `set-visibility:${id}:${outlineOf(condition)}`,
    change: ({ form }) => {
      const field = findField(form, id)?.field
      if (!field) return
      if (condition === undefined) delete field.visibleWhen
      else field.visibleWhen = castDraft(condition)
    },
  }
}

/** Sets when a field wants an answer besides its `required` rule; `undefined` takes the condition away. */
export function setRequirement(id: FieldId, condition: Condition | undefined): Command {
  return {
    kind: 'set-requirement',
    mergeKey: `set-requirement:${id}:${outlineOf(condition)}`,
    change: ({ form }) => {
      const field = findField(form, id)?.field
      if (!field) return
      if (condition === undefined) delete field.requiredWhen
      else field.requiredWhen = castDraft(condition)
    },
  }
}

/** The outline of a condition: all but what is compared with, since only that is typed and merges into one step of undo. */
export function outlineOf(condition: Condition | undefined): string {
  return JSON.stringify(condition, (key, value: unknown) => (key === 'to' ? undefined : value)) ?? ''
}

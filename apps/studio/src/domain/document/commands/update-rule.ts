import type { FieldId, Rule } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Puts a rule in the place of another of the same field, as its inspector edits it. */
export function updateRule(id: FieldId, index: number, rule: Rule): Command {
  return {
    kind: 'update-rule',
    mergeKey: `update-rule:${id}:${index}`,
    change: ({ form }) => {
      const rules = findField(form, id)?.field.rules
      if (rules?.[index]) rules[index] = castDraft(rule)
    },
  }
}

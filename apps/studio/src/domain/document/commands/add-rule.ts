import type { FieldId, Rule } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/** Adds a rule at the end of a field's rules; `required` goes first, as people read it. */
export function addRule(id: FieldId, rule: Rule): Command {
  return {
    kind: 'add-rule',
    change: ({ form }) => {
      const rules = findField(form, id)?.field.rules
      rules?.splice(rule.kind === 'required' ? 0 : rules.length, 0, castDraft(rule))
    },
  }
}

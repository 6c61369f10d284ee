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

/** Takes a rule away. */
export function removeRule(id: FieldId, index: number): Command {
  return {
    kind: 'remove-rule',
    change: ({ form }) => {
      findField(form, id)?.field.rules.splice(index, 1)
    },
  }
}

import type { FieldId, Form, Rule } from '@letterslot/core'
import { castDraft, type Draft } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/**
 * Adds a rule at the end of a field's rules; `required` goes first, as people read it.
 * @param question - the index of a question that the field repeats, whose rule it becomes instead.
 */
export function addRule(id: FieldId, rule: Rule, question?: number): Command {
  return {
    kind: 'add-rule',
    change: ({ form }) => {
      const rules = rulesIn(form, id, question)
      rules?.splice(rule.kind === 'required' ? 0 : rules.length, 0, castDraft(rule))
    },
  }
}

/** Puts a rule in the place of another of the same field, or question of a row, as its inspector edits it. */
export function updateRule(id: FieldId, index: number, rule: Rule, question?: number): Command {
  return {
    kind: 'update-rule',
    mergeKey: `update-rule:${id}:${question ?? ''}:${index}`,
    change: ({ form }) => {
      const rules = rulesIn(form, id, question)
      if (rules?.[index]) rules[index] = castDraft(rule)
    },
  }
}

/** Takes a rule away, of a field or of a question of a row. */
export function removeRule(id: FieldId, index: number, question?: number): Command {
  return {
    kind: 'remove-rule',
    change: ({ form }) => {
      rulesIn(form, id, question)?.splice(index, 1)
    },
  }
}

function rulesIn(form: Draft<Form>, id: FieldId, question: number | undefined): Draft<Rule>[] | undefined {
  const field = findField(form, id)?.field
  return question === undefined ? field?.rules : field?.fields?.[question]?.rules
}

import type { Field, FieldId, FieldKind, Option, Rule } from '@letterslot/core'
import { fieldKindInfo } from './field-kind-info.ts'

const typed: readonly FieldKind[] = ['email', 'url', 'number', 'date']
const chosen: readonly FieldKind[] = ['radio', 'checkboxes', 'select']

const autocompleteOf: Partial<Record<FieldKind, string>> = { email: 'email', tel: 'tel', url: 'url' }

/** Whether a field of this kind has options to choose from. */
export function hasOptions(kind: FieldKind): boolean {
  return chosen.includes(kind)
}

/** An option whose value is its label, so that the mail says what the visitor read. */
export function optionCalled(label: string): Option {
  return { value: label, label }
}

function firstRules(kind: FieldKind): readonly Rule[] {
  return typed.includes(kind) ? [{ kind: 'type' }] : []
}

/** A field as the palette adds it: with the rules that people expect of its kind, where the maker sees them. */
export function newField(kind: FieldKind, id: FieldId, name: string): Field {
  const autocomplete = autocompleteOf[kind]
  return {
    id,
    kind,
    name,
    label: fieldKindInfo(kind).label,
    ...(kind === 'content' ? { text: 'Tell people what they should know before they answer.' } : {}),
    ...(autocomplete === undefined ? {} : { autocomplete }),
    ...(hasOptions(kind) ? { options: [optionCalled('First choice'), optionCalled('Second choice')] } : {}),
    rules: firstRules(kind),
  }
}

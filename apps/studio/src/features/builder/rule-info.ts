import type { Field, FieldKind, Rule, RuleKind } from '@letterslot/core'
import { rulesFor } from '@letterslot/core/document'

const typeNames: Partial<Record<FieldKind, string>> = {
  email: 'An e-mail address',
  url: 'A link',
  number: 'A number',
  date: 'A date',
}

/** A rule's name beside a field of this kind. */
export function ruleName(kind: RuleKind, fieldKind: FieldKind): string {
  switch (kind) {
    case 'required':
      return 'Required'
    case 'type':
      return typeNames[fieldKind] ?? 'Type'
    case 'length':
      return fieldKind === 'checkboxes' || fieldKind === 'file' ? 'How many' : 'Length'
    case 'range':
      return 'Range'
    case 'pattern':
      return 'Pattern'
    case 'options':
      return 'Only from the list'
    case 'file':
      return 'Kind and size'
    case 'days':
      return 'Which days'
  }
}

/** Size limit of a new file field in bytes: the limit of our relay. */
export const newFileBytes = 5_000_000

/** A rule as it is when it has just been added: sound, and with bounds that show what it does. */
export function newRule(kind: RuleKind, fieldKind: FieldKind): Rule {
  switch (kind) {
    case 'length':
      if (fieldKind === 'file') return { kind, max: 1 }
      return fieldKind === 'checkboxes' ? { kind, min: 1 } : { kind, max: 200 }
    case 'range':
      return fieldKind === 'date' ? { kind, min: '2027-01-01' } : { kind, min: 1, max: 10 }
    case 'pattern':
      return { kind, pattern: '[A-Z]{3}-\\d+' }
    case 'file':
      return { kind, maxBytes: newFileBytes }
    case 'days':
      return { kind, from: 0 }
    default:
      return { kind }
  }
}

/** The rules that can still be added to a field: those that fit its kind and are not there yet. */
export function rulesToAdd(field: Field): readonly RuleKind[] {
  const present = new Set(field.rules.map(({ kind }) => kind))
  return rulesFor(field.kind).filter((kind) => !present.has(kind))
}

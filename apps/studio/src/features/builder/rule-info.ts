import type { Field, FieldKind, Rule, RuleKind } from '@letterslot/core'
import { rulesFor } from '@letterslot/core/document'
import { rulesText } from '../../domain/texts/inspector.ts'

const typeNames: Partial<Record<FieldKind, string>> = {
  email: rulesText.names.email,
  url: rulesText.names.url,
  number: rulesText.names.number,
  date: rulesText.names.date,
}

/** A rule's name beside a field of this kind. */
export function ruleName(kind: RuleKind, fieldKind: FieldKind): string {
  switch (kind) {
    case 'required':
      return rulesText.names.required
    case 'type':
      return typeNames[fieldKind] ?? rulesText.names.type
    case 'length':
      return fieldKind === 'checkboxes' || fieldKind === 'file' ? rulesText.names.count : rulesText.names.length
    case 'range':
      return rulesText.names.range
    case 'pattern':
      return rulesText.names.pattern
    case 'options':
      return rulesText.names.options
    case 'decimals':
      return rulesText.names.decimals
    case 'words':
      return rulesText.names.words
    case 'letters':
      return rulesText.names.letters
    case 'noLink':
      return rulesText.names.noLink
    case 'domains':
      return rulesText.names.domains
    case 'file':
      return rulesText.names.file
    case 'days':
      return rulesText.names.days
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
    case 'decimals':
      return { kind, max: 0 }
    case 'words':
      return { kind, max: 100 }
    case 'domains':
      return { kind, only: ['example.org'] }
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

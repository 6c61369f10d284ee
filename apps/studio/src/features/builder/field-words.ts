import type { Field } from '@letterslot/core'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'

/** A field's name in a sentence: its label, else its kind. */
export function fieldTitle(field: Field): string {
  return field.label.trim() || fieldKindInfo(field.kind).name
}

/** A field's name and place for screen readers. */
export function fieldSummary(field: Field, position: number, count: number): string {
  const required = field.rules.some(({ kind }) => kind === 'required') ? ', required' : ''
  return `${fieldTitle(field)}, ${fieldKindInfo(field.kind).name}${required}, ${position + 1} of ${count}`
}

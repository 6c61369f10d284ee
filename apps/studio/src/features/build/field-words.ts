import type { Field } from '@letterslot/core'
import { fieldKindInfo } from './field-kind-info.ts'

/** What a field is called in a sentence: its label, or what it is. */
export function fieldTitle(field: Field): string {
  return field.label.trim() || fieldKindInfo(field.kind).name
}

/** What screen readers hear of a field on the canvas. */
export function fieldSummary(field: Field, position: number, count: number): string {
  const required = field.rules.some(({ kind }) => kind === 'required') ? ', required' : ''
  return `${fieldTitle(field)}, ${fieldKindInfo(field.kind).name}${required}, ${position + 1} of ${count}`
}

import type { FieldId } from './ids.ts'

/**
 * What a field holds: a string for every single-value kind (number and date too, as typed), a list for checkboxes, a
 * boolean for consent.
 */
export type Value = string | readonly string[] | boolean

/** Values by field id. A field that is absent is empty. */
export type Values = Readonly<Partial<Record<FieldId, Value>>>

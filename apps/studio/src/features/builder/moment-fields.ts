import type { FieldKind } from '@letterslot/core'
import { DateField, DateTimeField, TimeField } from '../../ui/TextField.tsx'

/** The control in which a maker writes an answer of a kind that the platform has a picker for. */
export const momentFields: Readonly<Partial<Record<FieldKind, typeof DateField>>> = {
  date: DateField,
  time: TimeField,
  datetime: DateTimeField,
}

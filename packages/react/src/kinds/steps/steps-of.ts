import type { Field } from '@letterslot/core'
import { stepValues } from '@letterslot/core/steps'

/** One step: what is sent, and what people read. */
export interface Step {
  readonly value: string
  readonly label: string
}

/** The steps of a field, in their order. */
export function stepsOf(field: Field): readonly Step[] {
  return field.options ?? stepValues(field).map((value) => ({ value, label: value }))
}

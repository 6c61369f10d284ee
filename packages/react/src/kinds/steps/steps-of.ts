import type { Field, Option } from '@letterslot/core'

/** One step: what is sent, and what people read. */
export type Step = Pick<Option, 'value' | 'label'>

/** The steps of a field, in their order. */
export function stepsOf({ options = [] }: Field): readonly Step[] {
  return options
}

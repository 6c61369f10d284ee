import type { FieldId, Form, Value, Values } from '@letterslot/core'

/** Holds what a form calculates from the answers that stand in it. */
export interface CalculatedValues {
  readonly form: Form
  /** The result of a field as it is sent; empty where it has none. */
  text(id: FieldId): string
  subscribe(listener: () => void): () => void
  /** Works them out anew; returns those that these values hold otherwise. */
  derive(values: Values): readonly (readonly [FieldId, Value])[]
}

import type { FieldId, Value, Values } from '@letterslot/core'

/** Holds what a form calculates from the answers that stand in it. */
export interface CalculatedValues {
  /** The result of a field as it is sent; empty where it has none, undefined until it is worked out. */
  text(id: FieldId): string | undefined
  subscribe(listener: () => void): () => void
  /** Works them out anew; returns those that these values hold otherwise. */
  derive(values: Values): readonly (readonly [FieldId, Value])[]
}

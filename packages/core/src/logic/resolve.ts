import type { FieldId } from '../ids.ts'
import type { Condition } from '../schema/condition.ts'
import type { Field } from '../schema/field.ts'
import { readValue, type Values } from '../values.ts'
import { evaluate, type Seen } from './evaluate.ts'

/** Every condition of a form, answered for one set of values; each field is worked out once, when first asked for. */
export interface Resolved {
  isVisible(field: Field): boolean
  holds(condition: Condition): boolean
}

/**
 * Answers a form's conditions. A hidden field counts as empty for the conditions of others; one that depends on itself
 * (`parseForm` refuses that) sees itself as shown.
 */
export function resolve(fields: ReadonlyMap<FieldId, Field>, values: Values): Resolved {
  const known = new Map<Field, boolean>()
  const see = (id: FieldId): Seen | undefined => {
    const field = fields.get(id)
    return field && { ...field, value: readValue(field, isVisible(field) ? values : { [id]: '' }) }
  }
  const holds = (condition: Condition): boolean => evaluate(condition, see)
  const isVisible = (field: Field): boolean => {
    let visible = known.get(field)
    if (visible === undefined) {
      known.set(field, true)
      visible = !field.visibleWhen || holds(field.visibleWhen)
      known.set(field, visible)
    }
    return visible
  }
  return { isVisible, holds }
}

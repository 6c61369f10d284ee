import type { FieldId } from '../ids.ts'
import type { Condition } from '../schema/condition.ts'
import type { Field } from '../schema/field.ts'

/** The fields that a condition looks at, each as often as it does. */
function fieldsIn(condition: Condition): readonly FieldId[] {
  if ('all' in condition) return condition.all.flatMap(fieldsIn)
  if ('any' in condition) return condition.any.flatMap(fieldsIn)
  return 'not' in condition ? fieldsIn(condition.not) : [condition.field]
}

/** The fields whose being shown depends, at whatever distance, on themselves. */
export function findCycles(fields: readonly Field[]): readonly FieldId[] {
  const edges = new Map(fields.map(({ id, visibleWhen }) => [id, visibleWhen ? fieldsIn(visibleWhen) : []]))
  return fields
    .map(({ id }) => id)
    .filter((start) => {
      const reached = new Set<FieldId>()
      const waiting = [...(edges.get(start) ?? [])]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (id === start) return true
        if (reached.has(id)) continue
        reached.add(id)
        waiting.push(...(edges.get(id) ?? []))
      }
      return false
    })
}

import { conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'

/** Fields in an order in which each stands behind those that its being shown depends on. */
export interface ConditionOrder {
  readonly fields: readonly Field[]
  /** Fields whose being shown depends on the next one's, and the last one's on the first's. */
  readonly cycles: readonly (readonly FieldId[])[]
}

interface Step {
  readonly field: Field
  readonly sources: Iterator<FieldId>
}

/** Orders fields by what they depend on, in time proportional to their conditions. A cycle is cut where it closes. */
export function orderByConditions(all: readonly Field[]): ConditionOrder {
  const byId = new Map(all.map((field) => [field.id, field]))
  const fields: Field[] = []
  const cycles: (readonly FieldId[])[] = []
  const done = new Set<FieldId>()
  const begin = (field: Field): Step => ({
    field,
    sources: new Set(field.visibleWhen ? conditionFields(field.visibleWhen) : []).values(),
  })
  for (const start of all) {
    const path: Step[] = done.has(start.id) ? [] : [begin(start)]
    const onPath = new Map<FieldId, number>(path.map(({ field }) => [field.id, 0]))
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.sources.next()
      if (next.done) {
        path.pop()
        onPath.delete(step.field.id)
        done.add(step.field.id)
        fields.push(step.field)
        continue
      }
      const source = byId.get(next.value)
      const at = source && onPath.get(source.id)
      if (at !== undefined) cycles.push(path.slice(at).map(({ field }) => field.id))
      else if (source && !done.has(source.id)) {
        onPath.set(source.id, path.length)
        path.push(begin(source))
      }
    }
  }
  return { fields, cycles }
}

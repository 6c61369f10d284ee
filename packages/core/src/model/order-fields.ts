import type { Field } from './field.ts'
import type { FieldId } from './ids.ts'

/** Fields in an order in which each stands behind those that it depends on. */
export interface FieldOrder {
  readonly fields: readonly Field[]
  /** Fields of which each depends on the next one, and the last one on the first. */
  readonly cycles: readonly (readonly FieldId[])[]
}

interface VisitStep {
  readonly field: Field
  readonly sources: Iterator<FieldId>
}

/**
 * Orders fields by what they depend on, in time proportional to that. A cycle is cut where it closes.
 * @param sourcesOf - the fields that one depends on, directly.
 */
export function orderFields(all: readonly Field[], sourcesOf: (field: Field) => Iterable<FieldId>): FieldOrder {
  const byId = new Map(all.map((field) => [field.id, field]))
  const fields: Field[] = []
  const cycles: (readonly FieldId[])[] = []
  const done = new Set<FieldId>()
  const begin = (field: Field): VisitStep => ({ field, sources: new Set(sourcesOf(field)).values() })
  for (const start of all) {
    const path: VisitStep[] = done.has(start.id) ? [] : [begin(start)]
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

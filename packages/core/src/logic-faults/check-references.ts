import { type Comparison, type Condition, isLiveOperand } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { offeredValues } from '../model/matrix.ts'
import { hasOptions } from '../model/rules-for.ts'
import type { GoneFault, LaterFault } from './logic-fault.ts'

/** A field as the check of references knows it. */
export interface Placed {
  readonly field: Field
  /** Its place among all fields, from 0. */
  readonly position: number
  readonly options: ReadonlySet<string> | undefined
}

/** Fields by id, with their places. */
export function placeFields(fields: readonly Field[]): ReadonlyMap<FieldId, Placed> {
  return new Map(
    fields.map((field, position) => {
      const { id, kind } = field
      return [id, { field, position, options: hasOptions(kind) ? new Set(offeredValues(field)) : undefined }]
    }),
  )
}

/** A fault of a comparison, and the comparison that has it. */
export interface ReferenceFault {
  readonly comparison: Comparison
  readonly fault: GoneFault | LaterFault
}

/** Finds what one condition asks that is gone or comes later than its field. */
export function checkReferences(
  condition: Condition,
  pointer: string,
  position: number,
  fields: ReadonlyMap<FieldId, Placed>,
): readonly ReferenceFault[] {
  return comparisonsOf(condition, pointer).flatMap(({ comparison, pointer }): ReferenceFault[] => {
    const { field: id, to, count } = comparison
    const ids = isLiveOperand(to) && 'field' in to ? [id, to.field] : [id]
    if (ids.some((one) => !fields.has(one))) return [{ comparison, fault: { kind: 'gone', pointer } }]
    const option = isLiveOperand(to) || count ? undefined : goneOption(fields.get(id)?.options, to)
    if (option !== undefined) return [{ comparison, fault: { kind: 'gone', pointer, option } }]
    const later = ids.map((one) => fields.get(one)).find((one) => one && one.position > position)
    return later && later.field.kind !== 'hidden'
      ? [{ comparison, fault: { kind: 'later', pointer, source: later.field.id } }]
      : []
  })
}

function goneOption(options: ReadonlySet<string> | undefined, to: unknown): string | undefined {
  return (
    options &&
    [to ?? []]
      .flat()
      .map(String)
      .find((word) => word !== '' && !options.has(word))
  )
}

interface FoundReference {
  readonly comparison: Comparison
  readonly pointer: string
}

/** The comparisons of a condition, in document order, each with its JSON Pointer. */
function comparisonsOf(condition: Condition, pointer: string): readonly FoundReference[] {
  if ('field' in condition) return [{ comparison: condition, pointer }]
  if ('not' in condition) return comparisonsOf(condition.not, `${pointer}/not`)
  const [key, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any]
  return parts.flatMap((part, index) => comparisonsOf(part, `${pointer}/${key}/${index}`))
}

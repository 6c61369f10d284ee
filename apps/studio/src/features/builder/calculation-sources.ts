import type { Field, FieldId, Form } from '@letterslot/core'
import { compileCalculation } from '@letterslot/core/calculation'
import { allFields } from '../../domain/document/find-field.ts'

/** The answers that a calculation follows from, through other calculations too; none where it cannot be read. */
export function calculationSources(form: Form, field: Field): readonly FieldId[] {
  const all = allFields(form)
  const byName = new Map(all.map((one) => [one.name, one]))
  const found = new Set<Field>([field])
  // The set grows while it is walked.
  for (const { kind, calculate } of found) {
    if (kind !== 'calculated') continue
    const compiled = compileCalculation(calculate ?? '', (name) => byName.get(name))
    if (compiled.ok) for (const source of all) if (compiled.value.reads.has(source.id)) found.add(source)
  }
  return [...found].flatMap(({ id, kind }) => (kind === 'calculated' ? [] : [id]))
}

import type { Field, Form } from '@letterslot/core'
import type { Finding } from './finding.ts'
import { formPlace, placedFields } from './placed-fields.ts'

/** Bytes that one file of a field may have, by its rules; `Infinity` where none bounds it. */
function largestFile({ rules }: Field): number {
  return Math.min(...rules.map((rule) => (rule.kind === 'file' ? (rule.maxBytes ?? Infinity) : Infinity)))
}

/**
 * Finds files that may be larger than is carried: a visitor would choose one, write, press Send, and be asked to do
 * without it. A field without a bound is worth a look where a provider carries files, which takes small ones; a relay's
 * limit few files reach.
 */
export function checkFiles(form: Form, limitBytes: number, hasProvider: boolean): readonly Finding[] {
  return placedFields(form).flatMap(({ field, place }): readonly Finding[] => {
    const sizeBytes = largestFile(field)
    if (field.kind !== 'file' || sizeBytes <= limitBytes) return []
    return [
      {
        code: 'file-too-large',
        weight: sizeBytes === Infinity && !hasProvider ? 'note' : 'should',
        place: formPlace(`${place}/rules`),
        name: field.name,
        ...(sizeBytes !== Infinity && { sizeBytes }),
        limitBytes,
        fix: { kind: 'limitFile', place, maxBytes: limitBytes },
      },
    ]
  })
}

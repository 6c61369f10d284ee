import type { Form } from '../model/form.ts'
import type { Result } from '../model/result.ts'
import { checkDocument, isForm } from './check-form.ts'
import type { Fault } from './fault.ts'
import { FormError } from './form-error.ts'
import { copyJson } from './json.ts'
import { migrate } from './migrate.ts'

/**
 * Reads a form document of any age: migrates it, then checks all of it. What it does not know it keeps, so a document
 * of a newer maker survives a round trip; what it knows and cannot accept it names, with its place.
 * @param input - as JSON.parse gave it; it is copied, never changed.
 */
export function parseForm(input: unknown): Result<Form, FormError> {
  const { json, faults, whole } = copyJson(input)
  if (!whole) return refuse(faults)
  const migrated = migrate(json)
  if ('fault' in migrated) return refuse([...faults, migrated.fault])
  const { document } = migrated
  const all = [...faults, ...checkDocument(document)]
  return isForm(document, all) ? { ok: true, value: document } : refuse(all)
}

function refuse(faults: readonly Fault[]): Result<Form, FormError> {
  return { ok: false, error: new FormError(faults) }
}

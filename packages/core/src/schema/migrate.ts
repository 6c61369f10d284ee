import { formFormat } from '../model/form.ts'
import type { Result } from '../model/result.ts'
import { type Fault, faultText } from './fault.ts'
import { FormError } from './form-error.ts'
import { copyJson, isJsonObject, type Json, type JsonObject } from './json.ts'
import { formVersion, migrations } from './migrations.ts'

/** The result of `migrate`: the document as of today, or the one reason why not. */
export type Migrated = { readonly document: JsonObject } | { readonly fault: Fault }

/** Takes a document through the migrations that it has not been through. A document without a version is of version 0. */
export function migrate(json: Json): Migrated {
  if (!isJsonObject(json))
    return { fault: { pointer: '', code: 'wrong-type', ...faultText`A form document is an object.` } }
  if (json['format'] !== formFormat) {
    const words = faultText`Its “format” is not “${formFormat}”, the one that can be read here.`
    return { fault: { pointer: '/format', code: 'unknown-format', ...words } }
  }
  const { version = 0 } = json
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return { fault: { pointer: '/version', code: 'wrong-type', ...faultText`The version must be a whole number.` } }
  }
  if (version > formVersion) {
    const words = faultText`This form was made by a newer Letterslot: its version is ${version}, this one reads up to ${formVersion}.`
    return { fault: { pointer: '/version', code: 'newer-version', ...words } }
  }
  const document = migrations.slice(version).reduce<JsonObject>((older, step) => step.migrate(older), json)
  return { document: { ...document, version: formVersion } }
}

/** Brings a form document of any age to today's version, without checking what it says. The input stays as it is. */
export function migrateForm(input: unknown): Result<JsonObject, FormError> {
  const { json, faults } = copyJson(input)
  if (faults.length > 0) return { ok: false, error: new FormError(faults) }
  const migrated = migrate(json)
  return 'fault' in migrated
    ? { ok: false, error: new FormError([migrated.fault]) }
    : { ok: true, value: migrated.document }
}

import type { Form, Result } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { starterEmail } from '@letterslot/email'
import { backupFormat, storedFormOf, withoutSecrets } from './backup.ts'
import type { StoredConnection } from './connection.ts'
import type { OpenFault } from './open-fault.ts'
import { readJson } from './read-json.ts'
import { readConnection, readFormShape, readSettings, readStoredForm } from './read-record.ts'
import type { StudioSettings } from './settings.ts'
import type { StoredForm } from './stored-form.ts'

/** What a file holds: one form, or a whole browser. */
export interface Opened {
  readonly forms: readonly StoredForm[]
  readonly connections: readonly StoredConnection[]
  readonly settings: StudioSettings | undefined
}

/** Faults that no draft may have: it is no form of ours, or it holds what no document may. The maker settles the others. */
const unbearable: ReadonlySet<string> = new Set([
  'not-json',
  'hostile-key',
  'too-deep',
  'too-large',
  'unknown-format',
  'newer-version',
  'private-key',
])

/** A form document, migrated; with faults too, as long as it can be drawn: the studio keeps drafts. */
function openForm(input: unknown): Result<Form, readonly OpenFault[]> {
  const parsed = parseForm(input)
  if (parsed.ok) return parsed
  const { faults } = parsed.error
  const draft = faults.some(({ code }) => unbearable.has(code)) ? undefined : readFormShape(input)
  if (draft) return { ok: true, value: draft }
  return { ok: false, error: faults.map(({ pointer, message }) => ({ code: 'fault', pointer, message })) }
}

function listOf(input: unknown, key: string): readonly unknown[] {
  const value = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined
  return Array.isArray(value) ? value : []
}

function openBackup(input: object): Result<Opened, readonly OpenFault[]> {
  const faults: OpenFault[] = []
  const forms = listOf(input, 'forms').flatMap((record, index) => {
    const stored = readStoredForm(record)
    const form = stored && openForm(stored.document.form)
    if (stored && form?.ok) return [{ ...stored, document: { ...stored.document, form: form.value } }]
    const pointer = `/forms/${index}`
    const inner = form && !form.ok ? form.error : [{ code: 'fault', message: 'This is not a stored form.' } as const]
    faults.push(...inner.map((fault) => ({ ...fault, pointer: `${pointer}${fault.pointer ?? ''}` })))
    return []
  })
  if (faults.length > 0) return { ok: false, error: faults }
  return {
    ok: true,
    value: {
      forms,
      connections: listOf(input, 'connections').flatMap((record) => {
        const connection = readConnection(record)
        return connection ? withoutSecrets(connection) : []
      }),
      settings: readSettings(Reflect.get(input, 'settings')),
    },
  }
}

/**
 * Reads the text of a file as a form document or a backup. Nothing is stored here: all of it is right, or none is
 * taken.
 * @param at - RFC 3339; when a single form comes in.
 */
export function openDocument(text: string, at: string): Result<Opened, readonly OpenFault[]> {
  const json = readJson(text)
  if (!json.ok) return json
  const { value } = json
  if (typeof value === 'object' && value !== null && Reflect.get(value, 'format') === backupFormat) {
    return openBackup(value)
  }
  const form = openForm(value)
  if (!form.ok) return form
  const email = starterEmail(form.value, {
    id: `tmpl_${form.value.id}`,
    to: form.value.delivery?.fallback?.email ?? '',
  })
  const stored = storedFormOf({ form: form.value, email, connectionId: undefined }, at)
  return { ok: true, value: { forms: [stored], connections: [], settings: undefined } }
}

import { type Form, isRecord, type Result } from '@letterslot/core'
import { migrateForm, parseForm } from '@letterslot/core/document'
import { parseEmailTemplate, starterEmail } from '@letterslot/email'
import type { StoredConnection } from '../../model/connection.ts'
import type { Revision } from '../../model/publication-state.ts'
import type { StudioSettings } from '../../model/settings.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { fileFaultText } from '../texts/file-faults.ts'
import { formFaultText } from '../texts/form-faults.ts'
import { backupVersion, storedFormOf, withoutPrivateKeys } from './backup.ts'
import type { OpenFault } from './read-json.ts'
import { readJson } from './read-json.ts'
import {
  connectionFaults,
  formShapeFaults,
  readFormShape,
  readRevision,
  readSettings,
  readStoredConnection,
  readStoredForm,
  revisionRecordFaults,
  storedFormFaults,
} from './read-record.ts'

/** Content of a file: one form, or all of a browser. */
export interface OpenedFile {
  readonly forms: readonly StoredForm[]
  readonly connections: readonly StoredConnection[]
  /** The publishings before each form's newest. */
  readonly revisions: readonly StoredRevision[]
  readonly settings: StudioSettings | undefined
}

/** A backup of any version. */
const backupFormatPattern = /^letterslot\.backup\/(\d{1,9})$/

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
  const migrated = migrateForm(input)
  if (!migrated.ok || faults.some(({ code }) => unbearable.has(code))) {
    return refuseFaults(faults.map((fault) => ({ pointer: fault.pointer, message: formFaultText.say(fault) })))
  }
  const draft = readFormShape(migrated.value)
  if (draft) return { ok: true, value: draft }
  // The maker settles the other faults; of these, the words of the form's own check say more.
  const words = new Map(faults.map((fault) => [fault.pointer, formFaultText.say(fault)]))
  return refuseFaults(
    formShapeFaults(migrated.value).map(({ pointer, message }) => ({
      pointer,
      message: words.get(pointer) ?? message,
    })),
  )
}

/** A form of a backup with its mail, which may leave out what has a default. */
function openStoredForm(input: unknown): Result<StoredForm, readonly OpenFault[]> {
  const document = member(input, 'document')
  const form = openForm(member(document, 'form'))
  if (!form.ok && isRecord(document)) return at('/document/form', form)
  const mail = parseEmailTemplate(member(document, 'email'))
  const whole =
    isRecord(input) && isRecord(document) && form.ok
      ? { ...input, document: { ...document, form: form.value, email: mail.ok ? mail.value : document['email'] } }
      : input
  const stored = readStoredForm(whole)
  if (!stored) return refuseFaults(storedFormFaults(whole))
  const frozen = checkRevision(stored.state?.newest)
  return frozen.ok ? { ok: true, value: stored } : at('/state/newest', frozen)
}

/** An earlier revision of a backup. */
function openRevision(input: unknown): Result<StoredRevision, readonly OpenFault[]> {
  const revision = readRevision(input)
  if (!revision) return refuseFaults(revisionRecordFaults(input))
  const frozen = checkRevision(revision)
  return frozen.ok ? { ok: true, value: revision } : frozen
}

/** Checks a frozen document as any other; it stays to the letter as it went out. */
function checkRevision(revision: Revision | undefined): Result<undefined, readonly OpenFault[]> {
  const form = revision?.document && openForm(revision.document.form)
  return form && !form.ok ? at('/document/form', form) : { ok: true, value: undefined }
}

function openBackup(input: object): Result<OpenedFile, readonly OpenFault[]> {
  const newer = newerBackup(input)
  if (newer) return refuseFaults([newer])
  const faults: OpenFault[] = []
  const collect = <T>(key: string, open: (record: unknown) => Result<T, readonly OpenFault[]>): readonly T[] => {
    const records = member(input, key)
    if (!Array.isArray(records)) {
      faults.push({
        code: 'fault',
        pointer: `/${key}`,
        message: formFaultText.say({ message: 'This must be a list.' }),
      })
      return []
    }
    return records.flatMap((record, index) => {
      const opened = at(`/${key}/${index}`, open(record))
      if (opened.ok) return [opened.value]
      faults.push(...opened.error)
      return []
    })
  }
  const forms = collect('forms', openStoredForm)
  const connections = collect('connections', (record) => {
    const connection = readStoredConnection(record)
    return connection ? { ok: true, value: withoutPrivateKeys(connection) } : refuseFaults(connectionFaults(record))
  })
  // A file of an older studio has none.
  const revisions = 'revisions' in input ? collect('revisions', openRevision) : []
  if (faults.length > 0) return { ok: false, error: faults }
  return {
    ok: true,
    value: {
      forms,
      connections: connections.flat(),
      revisions,
      settings: readSettings(Reflect.get(input, 'settings')),
    },
  }
}

/** Why a backup of a later Letterslot is not read: what it holds besides would be lost. */
function newerBackup(input: object): PlacedFault | undefined {
  const [, ofFormat] = backupFormatPattern.exec(String(Reflect.get(input, 'format'))) ?? []
  const version = Math.max(Number(ofFormat ?? 1), Number(Reflect.get(input, 'version') ?? 1))
  if (version <= backupVersion) return undefined
  return { pointer: '/version', message: fileFaultText.newer(version, backupVersion) }
}

interface PlacedFault {
  readonly pointer: string
  readonly message: string
}

function refuseFaults(faults: readonly PlacedFault[]): { readonly ok: false; readonly error: readonly OpenFault[] } {
  return { ok: false, error: faults.map(({ pointer, message }) => ({ code: 'fault', pointer, message })) }
}

/** The same, seen from further up in the file. */
function at<T>(place: string, result: Result<T, readonly OpenFault[]>): Result<T, readonly OpenFault[]> {
  if (result.ok) return result
  return { ok: false, error: result.error.map((fault) => ({ ...fault, pointer: `${place}${fault.pointer ?? ''}` })) }
}

function member(input: unknown, key: string): unknown {
  return isRecord(input) ? input[key] : undefined
}

/**
 * Reads the text of a file as a form document or a backup. Nothing is stored here: all of it is right, or none is
 * taken.
 * @param at - RFC 3339; when a single form comes in.
 */
export function openDocument(text: string, at: string): Result<OpenedFile, readonly OpenFault[]> {
  const json = readJson(text)
  if (!json.ok) return json
  const { value } = json
  if (isRecord(value) && backupFormatPattern.test(String(value['format']))) {
    return openBackup(value)
  }
  const form = openForm(value)
  if (!form.ok) return form
  const email = starterEmail(form.value, {
    id: `tmpl_${form.value.id}`,
    to: form.value.delivery?.fallback?.email ?? '',
  })
  const stored = storedFormOf({ form: form.value, email, connectionId: undefined }, at)
  return { ok: true, value: { forms: [stored], connections: [], revisions: [], settings: undefined } }
}

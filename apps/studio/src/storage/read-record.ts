import type { Form } from '@letterslot/core'
import * as v from 'valibot'
import type { StoredConnection } from './connection.ts'
import { readConnectionState } from './connection-state.ts'
import type { PracticeMail } from './practice-mail.ts'
import type { StoredRevision } from './revision.ts'
import type { StudioSettings } from './settings.ts'
import type { StoredForm } from './stored-form.ts'

// Shapes only: a draft may have faults, which `parseForm` finds where they matter. What these let through can be drawn.
const id = v.pipe(v.string(), v.minLength(1))
const fieldShape = v.looseObject({
  id,
  kind: v.string(),
  name: v.string(),
  label: v.string(),
  rules: v.array(v.looseObject({ kind: v.string() })),
})
const formShape = v.looseObject({
  format: v.literal('letterslot.form/1'),
  id,
  title: v.string(),
  locale: v.string(),
  pages: v.array(v.looseObject({ id, fields: v.array(fieldShape) })),
})
const emailShape = v.looseObject({
  format: v.literal('letterslot.email/1'),
  id: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  blocks: v.array(v.looseObject({ id, kind: v.string() })),
})
const documentShape = v.looseObject({ form: formShape, email: emailShape, connectionId: v.optional(v.string()) })
const storedFormShape = v.looseObject({
  id,
  document: documentShape,
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})
const connectionShape = v.looseObject({
  id,
  name: v.string(),
  kind: v.picklist(['emailjs', 'test-inbox', 'relay', 'practice']),
})
const mailShape = v.looseObject({
  id,
  receivedAtMs: v.number(),
  mail: v.looseObject({ subject: v.string(), html: v.string(), text: v.string() }),
})
const settingsShape = v.looseObject({ id: v.literal('studio') })
const revisionShape = v.looseObject({ id, formId: id, revision: v.number(), document: documentShape })

/** Makes a reader that lets a record through when it has the shape, and is nothing else. */
function reader<T>(shape: v.GenericSchema): (input: unknown) => T | undefined {
  const isShaped = (input: unknown): input is T => v.is(shape, input)
  return (input) => (isShaped(input) ? input : undefined)
}

/** A form document, faults and all. */
export const readFormShape: (input: unknown) => Form | undefined = reader(formShape)
/** A stored form. */
export const readStoredForm: (input: unknown) => StoredForm | undefined = reader(storedFormShape)
const readConnectionRecord = reader<StoredConnection>(connectionShape)
/** A connection; a state that is none of ours begins anew. */
export function readConnection(input: unknown): StoredConnection | undefined {
  const connection = readConnectionRecord(input)
  return connection?.state === undefined ? connection : { ...connection, state: readConnectionState(connection.state) }
}
/** A mail of the practice connection. */
export const readPracticeMail: (input: unknown) => PracticeMail | undefined = reader(mailShape)
/** The settings. */
export const readSettings: (input: unknown) => StudioSettings | undefined = reader(settingsShape)
/** A published revision. */
export const readRevision: (input: unknown) => StoredRevision | undefined = reader(revisionShape)

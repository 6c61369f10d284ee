import type { Form } from '@letterslot/core'
import * as v from 'valibot'
import type { StoredConnection } from '../../model/connection.ts'
import type { PracticeMail } from '../../model/practice-mail.ts'
import type { StudioSettings } from '../../model/settings.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { readKeptTests, readVerificationState } from '../../model/verification-state.ts'
import { formFaultText } from '../texts/form-faults.ts'
import { formShape, idShape, templateShape, textShape } from './form-shape.ts'

// Shapes only: a draft may have faults, which `parseForm` finds where they matter. What these let through can be drawn.
const finiteNumberShape = v.number('This must be a number.')
const documentShape = v.looseObject({ form: formShape, email: templateShape, connectionId: v.optional(textShape) })
const newestShape = v.looseObject({
  revision: finiteNumberShape,
  publishedAt: textShape,
  document: v.optional(documentShape),
})
const publicationShape = v.variant('status', [
  v.looseObject({ status: v.literal('taken'), newest: newestShape }),
  v.looseObject({ status: v.literal('seen'), newest: v.looseObject({ ...newestShape.entries, seenAt: textShape }) }),
])
const storedFormShape = v.looseObject(
  {
    id: idShape,
    document: documentShape,
    revision: finiteNumberShape,
    createdAt: textShape,
    updatedAt: textShape,
    deletedAt: v.optional(textShape),
    state: v.optional(publicationShape),
  },
  'This is not a stored form.',
)
const connectionBase = { id: idShape, name: textShape }
const account = { ...connectionBase, publicKey: textShape, serviceId: textShape }
const connectionShape = v.variant(
  'kind',
  [
    v.looseObject({ ...account, kind: v.literal('emailjs'), templateId: textShape }),
    v.looseObject({ ...account, kind: v.literal('test-inbox'), privateKey: textShape }),
    v.looseObject({
      ...account,
      kind: v.literal('relay'),
      origin: textShape,
      templateId: textShape,
      privateKey: v.optional(textShape),
    }),
    v.looseObject({ ...connectionBase, kind: v.literal('practice') }),
  ],
  'This must be a connection of a kind that is known.',
)
const mailShape = v.looseObject({
  id: idShape,
  receivedAtMs: finiteNumberShape,
  mail: v.looseObject({ subject: textShape, html: textShape, text: textShape }),
})
const settingsShape = v.looseObject({
  id: v.literal('studio'),
  makerAddress: v.optional(textShape),
  isStarted: v.optional(v.boolean()),
  hadForms: v.optional(v.boolean()),
  lastBackupAt: v.optional(textShape),
  seenHints: v.optional(v.array(textShape)),
  readMails: v.optional(v.array(textShape)),
  backupFolder: v.optional(v.custom(isFolder)),
  backupTrouble: v.optional(textShape),
})
/** A copy in JSON holds no handle, and gives none back. */
function isFolder(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Reflect.get(input, 'kind') === 'directory'
}
const revisionShape = v.looseObject({ id: idShape, formId: idShape, ...newestShape.entries }, 'This is not a revision.')

/** Something in a record that is not of the shape it must have; `pointer` is a JSON Pointer. */
export interface ShapeFault {
  readonly pointer: string
  readonly message: string
}

/** Makes a reader that lets a record through when it has the shape, and is nothing else. */
function reader<T>(shape: v.GenericSchema): (input: unknown) => T | undefined {
  const isShaped = (input: unknown): input is T => v.is(shape, input)
  return (input) => (isShaped(input) ? input : undefined)
}

/** Makes what names everything in a record that keeps it from having the shape. */
function examiner(shape: v.GenericSchema): (input: unknown) => readonly ShapeFault[] {
  return (input) => (v.safeParse(shape, input).issues ?? []).map(toFault)
}

function toFault({ path, received, message }: v.BaseIssue<unknown>): ShapeFault {
  const keys = (path ?? []).map(({ key }) => String(key))
  return {
    pointer: keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    message: formFaultText.say(
      received === 'undefined' && keys.length > 0
        ? { message: `“${keys.at(-1)}” is missing.`, template: '“{0}” is missing.', facts: [`${keys.at(-1)}`] }
        : { message },
    ),
  }
}

/** A form document, faults and all. */
export const readFormShape: (input: unknown) => Form | undefined = reader(formShape)
/** Everything that keeps a form document from being drawn. */
export const formShapeFaults: (input: unknown) => readonly ShapeFault[] = examiner(formShape)
/** A stored form. */
export const readStoredForm: (input: unknown) => StoredForm | undefined = reader(storedFormShape)
const readConnectionRecord = reader<StoredConnection>(connectionShape)
/** A connection; a state that is none of ours begins anew, and tests that are none go. */
export function readStoredConnection(input: unknown): StoredConnection | undefined {
  const connection = readConnectionRecord(input)
  if (connection?.state === undefined && connection?.tests === undefined) return connection
  const { state, tests } = connection
  return {
    ...connection,
    ...(state === undefined ? {} : { state: readVerificationState(state) }),
    ...(tests === undefined ? {} : { tests: readKeptTests(tests) }),
  }
}
/** Everything that keeps a stored form from being opened. */
export const storedFormFaults: (input: unknown) => readonly ShapeFault[] = examiner(storedFormShape)
/** Everything that keeps a connection from being used. */
export const connectionFaults: (input: unknown) => readonly ShapeFault[] = examiner(connectionShape)
/** A mail of the practice connection. */
export const readPracticeMail: (input: unknown) => PracticeMail | undefined = reader(mailShape)
const readSettingsRecord = reader<StudioSettings>(settingsShape)
/** The settings, without those that are none: nothing there is worth a studio that does not open. */
export function readSettings(input: unknown): StudioSettings | undefined {
  const faulty = new Set((v.safeParse(settingsShape, input).issues ?? []).map(({ path }) => path?.[0]?.key))
  if (typeof input !== 'object' || input === null || faulty.has('id')) return undefined
  return readSettingsRecord(Object.fromEntries(Object.entries(input).filter(([key]) => !faulty.has(key))))
}
/** Everything that keeps a revision from being read. */
export const revisionRecordFaults: (input: unknown) => readonly ShapeFault[] = examiner(revisionShape)
/** A published revision. */
export const readRevision: (input: unknown) => StoredRevision | undefined = reader(revisionShape)

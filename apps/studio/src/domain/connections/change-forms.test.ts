import { beforeEach, expect, it } from 'vitest'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { destinationOf } from '../sending/form-destination.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createFormRepository, type FormRepository } from '../storage/form-repository.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import type { RecordStore } from '../storage/record-store.ts'
import { connectionFor, noAccountIds } from './account-ids.ts'
import { deleteConnection, updateForms } from './change-forms.ts'

const emailJs = connectionFor(
  'emailjs',
  { ...noAccountIds, publicKey: 'pk_1', serviceId: 's_1', templateId: 't_1' },
  [],
)
const other = connectionFor('emailjs', { ...noAccountIds, publicKey: 'pk_2', serviceId: 's_2', templateId: 't_2' }, [])

let forms: FormRepository
let connections: RecordStore<StoredConnection>

function documentOn(id: string, connection: StoredConnection) {
  const document = documentFromStart(contactStart, { to: 'me@example.org', id })
  const destination = destinationOf(connection, document, 'http://localhost:4400')
  return applyCommand(document, chooseConnection({ id: connection.id, ...(destination && { destination }) })).document
}

const documentOf = async (id: string) => (await forms.get(id))?.document

beforeEach(async () => {
  forms = createFormRepository({
    records: createMemoryRecordStore<StoredForm>(),
    revisions: createMemoryRecordStore(),
    isKept: true,
    now: () => 'now',
  })
  connections = createMemoryRecordStore<StoredConnection>()
  await connections.put(emailJs)
  await connections.put(other)
  await forms.create(documentOn('one', emailJs))
  await forms.create(documentOn('two', other))
})

it('[T324] no form goes on pointing at a connection that was deleted; others stay as they are', async () => {
  const deleted = await deleteConnection({ forms, connections }, emailJs)
  expect(deleted.forms.map(({ id }) => id)).toEqual(['one'])
  expect(await connections.list()).toEqual([other])
  const one = await documentOf('one')
  expect(one?.connectionId).toBeUndefined()
  expect(one?.form.delivery).toEqual({
    origin: '',
    publicKey: '',
    serviceId: '',
    templateId: '',
    fallback: { email: 'me@example.org' },
  })
  expect(await documentOf('two')).toEqual(documentOn('two', other))
})

it('[T324] undo brings the connection back, and the forms to it', async () => {
  const { undo } = await deleteConnection({ forms, connections }, emailJs)
  await undo()
  expect(await connections.get(emailJs.id)).toEqual(emailJs)
  expect(await documentOf('one')).toEqual(documentOn('one', emailJs))
})

it('[T325] undo leaves a form alone that was connected otherwise, or deleted, meanwhile', async () => {
  await forms.create(documentOn('three', emailJs))
  const { undo } = await deleteConnection({ forms, connections }, emailJs)
  const stored = await forms.get('one')
  if (!stored) throw new Error('The form is not there.')
  await forms.save(stored.id, documentOn('one', other), stored.revision)
  const three = await forms.get('three')
  if (three) await forms.destroy(three.id)
  await undo()
  expect(await documentOf('one')).toEqual(documentOn('one', other))
  expect(await documentOf('three')).toBeUndefined()
})

it('[T325] a save that another tab comes before is built on what that tab saved', async () => {
  let isFirst = true
  const racing: FormRepository = {
    ...forms,
    save: async (id, document, revision) => {
      const stored = await forms.get(id)
      if (isFirst && stored) {
        isFirst = false
        const theirs = { ...stored.document, form: { ...stored.document.form, title: 'Theirs' } }
        await forms.save(id, theirs, stored.revision)
      }
      return forms.save(id, document, revision)
    },
  }
  await deleteConnection({ forms: racing, connections }, emailJs)
  const one = await documentOf('one')
  expect([one?.form.title, one?.connectionId, one?.form.delivery?.origin]).toEqual(['Theirs', undefined, ''])
})

const renewed = { ...emailJs, serviceId: 's_3' }
const serviceIds = async () =>
  (await forms.list()).map(({ id, document }) => [id, document.form.delivery?.serviceId]).sort()

it('[T1951] new ids go into the forms that send by the connection, not into one that names it and carries others', async () => {
  const { connectionId: id } = documentOn('one', emailJs)
  await forms.create({ ...documentOn('three', other), connectionId: id })
  expect(await updateForms(forms, emailJs, renewed, '')).toEqual([])
  expect(await serviceIds()).toEqual([
    ['one', 's_3'],
    ['three', 's_2'],
    ['two', 's_2'],
  ])
  expect((await deleteConnection({ forms, connections }, renewed)).forms.map(({ id }) => id)).toEqual(['one'])
})

it('[T1951] [F02] a form that could not be saved is told of, and not called disconnected', async () => {
  const full: FormRepository = { ...forms, save: async () => ({ ok: false, error: { kind: 'broken', cause: 'full' } }) }
  expect((await updateForms(full, emailJs, renewed, '')).map(({ id }) => id)).toEqual(['one'])
  expect((await deleteConnection({ forms: full, connections }, emailJs)).forms).toEqual([])
  expect(await serviceIds()).toEqual([
    ['one', 's_1'],
    ['two', 's_2'],
  ])
})

import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brandConnectionId } from '../../model/connection.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { openRecordCopies, readCopy, writeCopy } from './backup-copies.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { openStorage } from './open-storage.ts'
import { withRecordCopies } from './record-copies.ts'

const document = documentFromStart(contactStart, { to: '', id: 'contact' })
const titled = (title: string) => ({ ...document, form: { ...document.form, title } })

let name: string
beforeEach(() => {
  name = `copies-${crypto.randomUUID()}`
})
afterEach(() => vi.restoreAllMocks())

const titleOf = (record: unknown): unknown =>
  ['document', 'form', 'title'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    record,
  )

it('[T814] each save has its second copy by the time that it is called saved', async () => {
  const { forms } = await openStorage(name)
  const copies = openRecordCopies(name)
  await forms.create(document)
  for (const [index, title] of ['One', 'Two', 'Three'].entries()) {
    expect((await forms.save(document.form.id, titled(title), index + 1)).ok).toBe(true)
    const copy = await copies.get('forms', 'contact')
    expect(copy?.status === 'whole' && titleOf(copy.record)).toBe(title)
  }
})

it('[T814] of two tabs that save at once the copy ends at what the database has', async () => {
  const [one, two] = [await openStorage(name), await openStorage(name)]
  await one.forms.create(document)
  for (const round of [1, 2, 3, 4]) {
    await Promise.all([
      one.forms.save(document.form.id, titled(`One ${round}`), round),
      two.forms.save(document.form.id, titled(`Two ${round}`), round),
    ])
    const copy = await openRecordCopies(name).get('forms', 'contact')
    expect(copy?.status === 'whole' && copy.record).toEqual(await one.forms.get('contact'))
  }
})

it('[T814] a copy is called written once its file is closed', async () => {
  const { close } = FileSystemWritableFileStream.prototype
  let isClosed = false
  vi.spyOn(FileSystemWritableFileStream.prototype, 'close').mockImplementation(async function (
    this: FileSystemWritableFileStream,
  ) {
    await close.call(this)
    isClosed = true
  })
  await openRecordCopies(name).put('forms', 'contact', { id: 'contact' })
  expect(isClosed).toBe(true)
})

it('[T814] one tab works on the copies of a record at a time', async () => {
  const acts: string[] = []
  const work = (tab: string) =>
    openRecordCopies(name).alone('forms', 'contact', async () => {
      acts.push(`${tab} begins`)
      await openRecordCopies(name).put('forms', 'contact', { id: 'contact', tab })
      acts.push(`${tab} ends`)
    })
  await Promise.all([work('one'), work('two')])
  expect(acts).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

it('[T814] a write that was torn leaves the copy before it', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  await forms.save(document.form.id, titled('Two'), 1)
  const root = await navigator.storage.getDirectory()
  const folder = await (await root.getDirectoryHandle(`${name}-copies`)).getDirectoryHandle('forms')
  const handle = await folder.getFileHandle('contact.b')
  const whole = await (await handle.getFile()).text()
  const stream = await handle.createWritable()
  await stream.write(whole.slice(0, -20))
  await stream.close()
  const copy = await openRecordCopies(name).get('forms', 'contact')
  expect(copy?.status === 'whole' && titleOf(copy.record)).toBe('Write to us')
})

it('[T814] a copy in which one character changed is none', async () => {
  const text = await writeCopy({ id: 'contact', title: 'Write to us' }, 7)
  expect(await readCopy(text)).toEqual({ record: { id: 'contact', title: 'Write to us' }, order: 7 })
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === 'x' ? 'y' : 'x'
    expect(await readCopy(`${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBeUndefined()
  }
})

it('[T815] forms, connections with their keys and settings come back where the database is gone', async () => {
  const { forms, connections, settings } = await openStorage(name)
  const connection = {
    kind: 'test-inbox',
    id: brandConnectionId('i'),
    name: 'Test inbox',
    publicKey: 'pk',
    serviceId: 's',
    privateKey: 'secret',
  } as const
  await forms.create(document)
  await connections.put(connection)
  await settings.put({ id: 'studio', makerAddress: 'a@example.org' })
  await forms.save(document.form.id, titled('Newest'), 1)
  const before = await forms.get('contact')
  await deleteDB(name)
  const again = await openStorage(name)
  expect(again.recovery).toEqual({ returned: ['contact'], renewed: [], lost: [] })
  expect(await again.forms.get('contact')).toEqual(before)
  expect(await again.connections.list()).toEqual([connection])
  expect(await again.settings.get('studio')).toEqual({ id: 'studio', makerAddress: 'a@example.org' })
  expect((await openStorage(name)).recovery).toBeUndefined()
})

it('[T815] so does the newest version of a form whose last commits the database lost', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  const old = await forms.get('contact')
  await forms.save(document.form.id, titled('Newest'), 1)
  const raw = await openDB(name)
  await raw.put('forms', old)
  raw.close()
  const again = await openStorage(name)
  expect(again.recovery).toEqual({ returned: [], renewed: ['contact'], lost: [] })
  expect((await again.forms.get('contact'))?.document.form.title).toBe('Newest')
})

it('[T815] a form that was deleted for good stays deleted, its copy too', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  await forms.destroy(document.form.id)
  const again = await openStorage(name)
  expect(again.recovery).toBeUndefined()
  expect(await again.forms.list()).toEqual([])
})

it('[T815] a form that had no copy gets one when the studio opens', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  await openRecordCopies(name).remove('forms', 'contact')
  await openStorage(name)
  expect((await openRecordCopies(name).get('forms', 'contact'))?.status).toBe('whole')
})

/** Puts a text in the place of both copies of a form. */
async function damageCopies(): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const folder = await (await root.getDirectoryHandle(`${name}-copies`)).getDirectoryHandle('forms')
  for (const file of ['contact.a', 'contact.b']) {
    const stream = await (await folder.getFileHandle(file)).createWritable()
    await stream.write('torn')
    await stream.close()
  }
}

it('[T1041] a deleted form leaves neither of its two files behind', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  await forms.save(document.form.id, titled('Two'), 1)
  await forms.destroy(document.form.id)
  expect(await openRecordCopies(name).ids('forms')).toEqual([])
})

it('[T1042] a form whose copies are damaged with its database is said to be lost', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  await forms.save(document.form.id, titled('Two'), 1)
  await damageCopies()
  expect(await openRecordCopies(name).get('forms', 'contact')).toEqual({ id: 'contact', status: 'damaged' })
  await deleteDB(name)
  expect((await openStorage(name)).recovery).toEqual({ returned: [], renewed: [], lost: ['contact'] })
})

it('[T1042] a form that cannot be read, and has its copy, keeps no studio from opening', async () => {
  const { forms } = await openStorage(name)
  await forms.create(document)
  const raw = await openDB(name)
  await raw.put('forms', { id: 'contact', document: 'none' })
  raw.close()
  const again = await openStorage(name)
  expect(again.refusal).toBeUndefined()
  expect((await again.forms.listDamaged()).map(({ id }) => id)).toEqual(['contact'])
})

it('[T1043] a record that is deleted goes after its copy', async () => {
  const copies = openRecordCopies(name)
  const records = createMemoryRecordStore<{ readonly id: string }>()
  const seen: unknown[] = []
  const store = withRecordCopies(
    {
      ...records,
      remove: async (id) => {
        seen.push(await copies.get('forms', id))
        await records.remove(id)
      },
    },
    { copies, table: 'forms' },
  )
  await store.put({ id: 'one' })
  expect(await copies.get('forms', 'one')).toEqual({ id: 'one', status: 'whole', record: { id: 'one' } })
  await store.remove('one')
  expect([seen, await store.list()]).toEqual([[undefined], []])
})

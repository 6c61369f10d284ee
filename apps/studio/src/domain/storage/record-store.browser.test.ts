import { brandFormId } from '@letterslot/core'
import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brandConnectionId } from '../../model/connection.ts'
import type { StudioSettings } from '../../model/settings.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { gatherBackup, storedFormOf } from './backup.ts'
import { openRecordCopies } from './backup-copies.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { openDocument } from './open-file.ts'
import { openStorage } from './open-storage.ts'
import type { RecordStore } from './record-store.ts'

let databases = 0
const names: string[] = []
const freshName = (): string => {
  databases += 1
  const name = `test-${databases}-${crypto.randomUUID()}`
  names.push(name)
  return name
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of names.splice(0)) await deleteDB(name)
})

const document = documentFromStart(contactStart, { to: '', id: 'contact' })
const id = 'studio' as const

const makers: readonly (readonly [string, () => Promise<RecordStore<StudioSettings>>])[] = [
  ['the database', async () => (await openStorage(freshName())).settings],
  ['memory', async () => createMemoryRecordStore()],
]

describe.each(makers)('records in %s', (_, make) => {
  it('[T70] are read as they were written, and gone once removed', async () => {
    const records = await make()
    expect(await records.get(id)).toBeUndefined()
    await records.put({ id, makerAddress: 'a@example.org' })
    expect(await records.get(id)).toEqual({ id, makerAddress: 'a@example.org' })
    expect(await records.list()).toEqual([{ id, makerAddress: 'a@example.org' }])
    await records.remove(id)
    expect(await records.list()).toEqual([])
  })

  it('[T70] are changed by what they are now, or left as they are', async () => {
    const records = await make()
    const first = await records.update(id, (now) => ({ id, makerAddress: `${now?.makerAddress ?? ''}a` }))
    const second = await records.update(id, (now) => ({ id, makerAddress: `${now?.makerAddress ?? ''}b` }))
    const third = await records.update(id, () => undefined)
    expect([first, second, third].map((record) => record?.makerAddress)).toEqual(['a', 'ab', 'ab'])
  })

  it('[T71] are told to whoever watches, now and after each change, until the end of it', async () => {
    const records = await make()
    const told: number[] = []
    const stop = records.watch((all) => told.push(all.length))
    await vi.waitFor(() => expect(told).toEqual([0]))
    await records.put({ id })
    await vi.waitFor(() => expect(told.at(-1)).toBe(1))
    stop()
    await records.remove(id)
    expect(told.at(-1)).toBe(1)
  })

  it('[T71] are told of by their ids alone, too', async () => {
    const records = await make()
    const told: (readonly string[])[] = []
    const stop = records.watchIds((ids) => told.push(ids))
    await vi.waitFor(() => expect(told).toEqual([[]]))
    await records.put({ id })
    await vi.waitFor(() => expect(told).toEqual([[], [id]]))
    stop()
  })
})

it('[T71] what another tab writes is told, and what is written while one reads is read, too', async () => {
  const name = freshName()
  const [one, two] = await Promise.all([openStorage(name), openStorage(name)])
  const told: number[] = []
  const stop = one.revisions.watch((all) => told.push(all.length))
  const revision = { formId: document.form.id, publishedAt: '2026-11-21T14:02:10Z', document }
  const number = (count: number) => two.revisions.put({ ...revision, id: `contact@${count}`, revision: count })
  await Promise.all([number(1), number(2), number(3)])
  await vi.waitFor(() => expect(told.at(-1)).toBe(3))
  stop()
  await number(4)
  // Asked later, answered later: whoever watched until then would have been told by now.
  await one.revisions.list()
  const others: number[] = []
  const stopOther = one.revisions.watch((all) => others.push(all.length))
  await vi.waitFor(() => expect(others.at(-1)).toBe(4))
  stopOther()
  expect(told.at(-1)).toBe(3)
})

it('[T72][F04] every writing transaction is strict', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const { forms, settings } = await openStorage(freshName())
  await forms.create(document)
  await forms.save(document.form.id, document, 1)
  await settings.put({ id })
  const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writing.length).toBeGreaterThanOrEqual(3)
  expect(writing.map(([, , options]) => options)).toEqual(writing.map(() => ({ durability: 'strict' })))
})

it('[T72][F04] a write is done once its transaction is complete', async () => {
  // They have no second copy, which would be waited for, too.
  const { practiceMails } = await openStorage(freshName())
  const begin = IDBDatabase.prototype.transaction
  const order: string[] = []
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const transaction = begin.apply(this, args)
    transaction.addEventListener('complete', () => order.push('complete'))
    return transaction
  })
  await practiceMails.remove('none')
  order.push('done')
  expect(order).toEqual(['complete', 'done'])
})

it('[T72][F04] a saved form is there when the database is opened anew', async () => {
  const name = freshName()
  const one = await openStorage(name)
  const created = await one.forms.create(document)
  const other = await openStorage(name)
  expect(await other.forms.get(document.form.id)).toEqual(created.ok && created.value)
})

it('[T13][F07] of two tabs that save the same revision the second is refused, and nothing is overwritten', async () => {
  const name = freshName()
  const [one, two] = await Promise.all([openStorage(name), openStorage(name)])
  await one.forms.create(document)
  const titled = (title: string) => ({ ...document, form: { ...document.form, title } })
  const [first, second] = await Promise.all([
    one.forms.save(document.form.id, titled('One'), 1),
    two.forms.save(document.form.id, titled('Two'), 1),
  ])
  expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1)
  expect([first, second]).toContainEqual({ ok: false, error: { kind: 'conflict' } })
  const kept = await one.forms.get(document.form.id)
  expect(kept?.document.form.title).toBe(first.ok ? 'One' : 'Two')
})

it('[T73] a new form whose id is taken gets another, mail included', async () => {
  const { forms } = await openStorage(freshName())
  await forms.create(document)
  const second = await forms.create(document)
  expect(second.ok && second.value.id).not.toBe(document.form.id)
  expect(second.ok && second.value.document.email.formId).toBe(second.ok && second.value.id)
})

it('[T74] a form in the bin comes back as it was', async () => {
  const { forms } = await openStorage(freshName())
  const created = await forms.create(document)
  await forms.bin(document.form.id)
  expect((await forms.get(document.form.id))?.deletedAt).toBeDefined()
  await forms.restore(document.form.id)
  expect(await forms.get(document.form.id)).toEqual(created.ok && created.value)
})

describe('a record that cannot be read', () => {
  const odd = { id: 'odd', document: 'none' }
  const withOdd = async (): Promise<string> => {
    const name = freshName()
    const { forms } = await openStorage(name)
    await forms.create(document)
    const raw = await openDB(name)
    await raw.put('forms', odd)
    await raw.put('settings', { id, makerAddress: 'a@example.org', seenHints: 7 })
    raw.close()
    return name
  }

  it('[T75] is listed apart, not shown half', async () => {
    const { forms } = await openStorage(await withOdd())
    expect((await forms.list()).map((form) => form.id)).toEqual(['contact'])
    expect(await forms.listDamaged()).toEqual([{ id: 'odd', record: odd }])
    expect(await forms.getDamaged('odd')).toEqual({ id: 'odd', record: odd })
  })

  it('[T810] is overwritten by nothing, and its id is not free', async () => {
    const { forms, revisions } = await openStorage(await withOdd())
    const named = { ...document, form: { ...document.form, id: brandFormId('odd') } }
    const created = await forms.create(named)
    const replaced = await forms.overwrite(storedFormOf(named, '2026-11-22T10:00:00.000Z'))
    const saved = await forms.save(brandFormId('odd'), named, 1)
    expect([created, replaced].map((each) => each.ok && each.value.id === 'odd')).toEqual([false, false])
    expect(saved.ok).toBe(false)
    expect(await forms.listDamaged()).toEqual([{ id: 'odd', record: odd }])
    expect(await forms.list()).toHaveLength(3)
    expect(await revisions.listUnreadable()).toEqual([])
  })

  it('[T810] is overwritten by no write to its table, either', async () => {
    const name = freshName()
    const { connections } = await openStorage(name)
    const raw = await openDB(name)
    await raw.put('connections', { id: 'odd', kind: 'telegraph' })
    raw.close()
    const connection = { kind: 'practice', id: brandConnectionId('odd'), name: 'Practice' } as const
    await expect(connections.put(connection)).rejects.toThrow()
    await expect(connections.update('odd', () => connection)).rejects.toThrow()
    expect(await connections.listUnreadable()).toEqual([{ id: 'odd', record: { id: 'odd', kind: 'telegraph' } }])
  })

  it('[T810] of the settings costs what cannot be read of them, and no more', async () => {
    const { settings } = await openStorage(await withOdd())
    expect(await settings.get(id)).toEqual({ id, makerAddress: 'a@example.org' })
    await settings.update(id, (now) => ({ ...now, id, isStarted: true }))
    expect(await settings.get(id)).toEqual({ id, makerAddress: 'a@example.org', isStarted: true })
  })

  it('[T810] goes along with a backup, as it is', async () => {
    const storage = await openStorage(await withOdd())
    const text = await gatherBackup(storage, '2026-11-22T10:00:00.000Z')
    expect(JSON.parse(text)).toMatchObject({ forms: [{ id: 'contact' }], damagedForms: [odd] })
    expect(openDocument(text, '2026-11-22T10:00:00.000Z').ok).toBe(true)
  })

  it('[T1040] is repaired alone: a whole record stays, and one that is gone does not come back', async () => {
    const { settings } = await openStorage(freshName())
    expect(await settings.repair({ id, makerAddress: 'b@example.org' })).toBe(false)
    expect(await settings.list()).toEqual([])
    await settings.put({ id, makerAddress: 'a@example.org' })
    expect(await settings.repair({ id, makerAddress: 'b@example.org' })).toBe(false)
    expect(await settings.get(id)).toEqual({ id, makerAddress: 'a@example.org' })
  })

  it('[T813] is a form again once what can be read of it was repaired, in its place', async () => {
    const name = freshName()
    const { forms } = await openStorage(name)
    await forms.create(document)
    const raw = await openDB(name)
    const kept = await raw.get('forms', 'contact')
    kept.document.form.pages[0].fields[0].visibleWhen = 7
    await raw.put('forms', kept)
    raw.close()
    await openRecordCopies(name).remove('forms', 'contact')
    expect(await forms.get('contact')).toBeUndefined()
    const repaired = await forms.repair('contact')
    expect(repaired.ok && repaired.value.leftOut.map(({ pointer }) => pointer)).toEqual([
      '/document/form/pages/0/fields/0/visibleWhen',
    ])
    expect((await forms.get('contact'))?.document).toEqual(document)
    expect(await forms.listDamaged()).toEqual([])
    expect((await forms.repair('contact')).ok).toBe(false)
  })
})

it('[T1044] a backup knows nothing of a folder, which is of this computer alone', async () => {
  const storage = await openStorage(freshName())
  await storage.settings.put({
    id,
    makerAddress: 'a@example.org',
    backupFolder: await navigator.storage.getDirectory(),
  })
  const backup = JSON.parse(await gatherBackup(storage, '2026-11-22T10:00:00.000Z'))
  expect(backup.settings).toEqual({ id, makerAddress: 'a@example.org' })
})

it('[T14][F01] where IndexedDB is refused the storage opens on memory and names the cause', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const storage = await openStorage(freshName())
  expect(storage.refusal).toBe('SecurityError: The operation is insecure')
  expect(storage.forms.isKept).toBe(false)
  const created = await storage.forms.create(document)
  expect(created.ok).toBe(true)
  const saved = await storage.forms.save(document.form.id, document, 1)
  expect(saved).toEqual({ ok: false, error: { kind: 'not-kept' } })
})

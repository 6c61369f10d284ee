import { deleteDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { createBackup, exportKept } from './backup.ts'
import { document, lose, name, nameDatabase, titled, watchConnections } from './faults.test.kit.ts'
import { readFormsNote } from './forms-note.ts'
import { openDocument } from './open-file.ts'
import { openStorage } from './open-storage.ts'
import { rememberForms } from './remember-forms.ts'

nameDatabase()

const lost = () => new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError')

describe('a lost connection', () => {
  it('[T577] [F03] is opened anew, and the write done once more', async () => {
    const connections = watchConnections()
    const { forms } = await openStorage(name)
    await forms.create(document)
    lose(connections)
    const saved = await forms.save(document.form.id, titled('After'), 1)
    expect(saved.ok && saved.value.document.form.title).toBe('After')
    const other = await openStorage(name)
    expect((await other.forms.get('contact'))?.document.form.title).toBe('After')
  })

  it('[T577] [F03] in the middle of a write too, and once for all that was going on', async () => {
    const { forms, settings } = await openStorage(name)
    await forms.create(document)
    const connections = watchConnections()
    const loseOne = (): never => {
      throw lost()
    }
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(loseOne).mockImplementationOnce(loseOne)
    const [saved] = await Promise.all([
      forms.save(document.form.id, titled('After'), 1),
      forms.list(),
      settings.put({ id: 'studio', makerAddress: 'a@example.org' }),
    ])
    expect(saved.ok).toBe(true)
    expect((await settings.get('studio'))?.makerAddress).toBe('a@example.org')
    // One to look at the version, one to work with.
    expect(connections).toHaveLength(2)
  })

  it('[T577] [F03] leaves no watcher behind', async () => {
    const connections = watchConnections()
    const { forms } = await openStorage(name)
    const told: number[] = []
    const stop = forms.watch((all) => told.push(all.length))
    await vi.waitFor(() => expect(told).toEqual([0]))
    lose(connections)
    await forms.create(document)
    await vi.waitFor(() => expect(told.at(-1)).toBe(1))
    stop()
  })

  it('[T578] [F03] that cannot be opened anew fails the save with the browser’s words', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw lost()
    })
    expect(await forms.save(document.form.id, titled('After'), 1)).toEqual({
      ok: false,
      error: {
        kind: 'broken',
        cause: 'UnknownError: Connection to Indexed Database server lost. Refresh the page',
      },
    })
  })

  it('[T579] [F03] behind a commit makes no conflict of the save that came again', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    const [first, again] = [
      await forms.save(document.form.id, titled('Mine'), 1),
      await forms.save(document.form.id, titled('Mine'), 1),
    ]
    expect(again).toEqual(first)
    expect(await forms.save(document.form.id, titled('Other'), 1)).toEqual({ ok: false, error: { kind: 'conflict' } })
  })
})

describe('what this browser remembers of its forms', () => {
  it('[T585] [F06] is noted with the first form, when the browser is asked once to keep it', async () => {
    const storage = await openStorage(name)
    const persist = vi.fn(async () => true)
    const stop = rememberForms(storage, { persist })
    await storage.settings.put({ id: 'studio', makerAddress: 'a@example.org' })
    await vi.waitFor(async () => expect(await storage.settings.list()).toHaveLength(1))
    expect([readFormsNote(), persist.mock.calls.length]).toEqual([undefined, 0])
    await storage.forms.create(document)
    await vi.waitFor(() => expect(readFormsNote()).toEqual({ lastBackupAt: undefined }))
    await storage.forms.create(document)
    await storage.settings.update('studio', (now) => ({ id: 'studio', ...now, lastBackupAt: '2027-01-01T00:00:00Z' }))
    await vi.waitFor(() => expect(readFormsNote()).toEqual({ lastBackupAt: '2027-01-01T00:00:00Z' }))
    stop()
    expect(persist).toHaveBeenCalledOnce()
    expect(await storage.settings.get('studio')).toMatchObject({ makerAddress: 'a@example.org', hadForms: true })
  })

  it('[T585] [F06] is left out of a backup: another browser is asked at its own first form', async () => {
    const { forms, settings } = await openStorage(name)
    await forms.create(document)
    await settings.put({ id: 'studio', makerAddress: 'a@example.org', hadForms: true })
    const all = {
      forms: await forms.list(),
      connections: [],
      revisions: [],
      settings: await settings.get('studio'),
      exportedAt: 'now',
    }
    const portable = { id: 'studio', makerAddress: 'a@example.org' }
    expect([createBackup(all).settings, await exportKept(name, 'now')]).toEqual([
      portable,
      expect.objectContaining({ settings: portable }),
    ])
  })

  it('[T585] [F06] is nothing where the browser keeps nothing', async () => {
    const refusing = (): Storage => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const persist = vi.fn(async () => true)
    const storage = await openStorage(name)
    rememberForms(storage, { persist })()
    await storage.forms.create(document)
    expect([readFormsNote(), readFormsNote(refusing), persist.mock.calls.length]).toEqual([undefined, undefined, 0])
  })

  it('[T587] [F06] a form keeps its id through a backup', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    const all = await forms.list()
    const at = '2027-01-01T00:00:00Z'
    const backup = JSON.stringify(
      createBackup({ forms: all, connections: [], revisions: [], settings: undefined, exportedAt: at }),
    )
    const opened = openDocument(backup, at)
    expect(opened.ok && opened.value.forms).toEqual(all)
  })

  it('[T588] [F06] a form whose database was cleared while it was open is said to be gone, not changed', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    await deleteDB(name)
    expect(await forms.save(document.form.id, titled('After'), 1)).toEqual({ ok: false, error: { kind: 'gone' } })
    expect((await forms.create(titled('After'))).ok).toBe(true)
    expect((await forms.get('contact'))?.document.form.title).toBe('After')
  })
})

it('[T72] [F05] mail of practice and published revisions wait for the disk as forms do', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const { forms, revisions } = await openStorage(name)
  await forms.create(document)
  await revisions.put({
    id: 'contact-1',
    formId: document.form.id,
    revision: 1,
    publishedAt: '2026-11-21T14:02:10Z',
    document,
  })
  const writing = transaction.mock.results.flatMap(({ value }) =>
    value.mode === 'readwrite' ? [value.durability] : [],
  )
  expect(writing).toEqual(['strict', 'strict'])
})

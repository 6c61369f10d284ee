import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brandConnectionId } from '../../model/connection.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createBackup, exportKept } from './backup.ts'
import { forgetFormsNote, readFormsNote } from './forms-note.ts'
import { keptVersion, openAsKept } from './open-database.ts'
import { openDocument } from './open-file.ts'
import { openStorage } from './open-storage.ts'
import { rememberForms } from './remember-forms.ts'
import { type SchemaStep, schema } from './schema.ts'

const document = documentFromStart(contactStart, { to: '', id: 'contact' })
const titled = (title: string) => ({ ...document, form: { ...document.form, title } })

let name: string
beforeEach(() => {
  name = `faults-${crypto.randomUUID()}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  forgetFormsNote()
  await deleteDB(name)
})

/** Every connection that the page opens from here on. */
function watchConnections(): readonly IDBDatabase[] {
  const opened: IDBDatabase[] = []
  const open = IDBFactory.prototype.open
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = open.apply(this, args)
    request.addEventListener('success', () => opened.push(request.result))
    return request
  })
  return opened
}

/** Plays a browser that lets go of a database: the connection closes by itself, and says so. */
function lose(connections: readonly IDBDatabase[]): void {
  for (const connection of connections) {
    connection.close()
    connection.dispatchEvent(new Event('close'))
  }
}

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

const withRevisionNames: SchemaStep = {
  stores: { notes: [] },
  upgrade: async (transaction) => {
    const forms = transaction.objectStore('forms')
    for (const form of await forms.getAll()) await forms.put({ ...form, upgraded: true })
  },
}
const newer: readonly SchemaStep[] = [...schema, withRevisionNames]

/** All forms as the database has them, whoever may read them. */
async function rawForms(): Promise<readonly unknown[]> {
  const database = await openAsKept(name)
  if (!database) return []
  const request = database.transaction('forms').objectStore('forms').getAll()
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  database.close()
  return request.result
}

describe('a newer version', () => {
  it('[T580] [F08] is not held up by an old tab, which lets go, saves nothing more and says why', async () => {
    const old = await openStorage(name)
    await old.forms.create(document)
    const blocked = vi.fn()
    const upgraded = await openStorage(name, { steps: newer, onBlocked: blocked })
    expect(blocked).not.toHaveBeenCalled()
    expect([old.isOutdated.getState(), upgraded.isOutdated.getState()]).toEqual([true, false])
    expect(await old.forms.save(document.form.id, titled('Late'), 1)).toEqual({
      ok: false,
      error: { kind: 'outdated' },
    })
    expect((await upgraded.forms.get('contact'))?.document.form.title).toBe(document.form.title)
    expect(await keptVersion(name)).toBe(newer.length)
  })

  it('[T580] [F08] that came while the connection was lost ends the old tab in the same way', async () => {
    const connections = watchConnections()
    const old = await openStorage(name)
    await old.forms.create(document)
    lose(connections)
    await openStorage(name, { steps: newer })
    expect(await old.forms.save(document.form.id, titled('Late'), 1)).toEqual({
      ok: false,
      error: { kind: 'outdated' },
    })
    expect(old.isOutdated.getState()).toBe(true)
  })

  it('[T581] [F08] tells of a tab that does not let go, and goes on once it is closed', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    const stubborn = await openAsKept(name)
    const blocked = vi.fn()
    const opening = openStorage(name, { steps: newer, onBlocked: blocked })
    await vi.waitFor(() => expect(blocked).toHaveBeenCalledOnce())
    stubborn?.close()
    expect(await (await opening).forms.list()).toHaveLength(1)
  })

  it('[T582] [F09] is refused by an older studio with both numbers, and nothing in it changes', async () => {
    const storage = await openStorage(name, { steps: newer })
    await storage.forms.create(document)
    const before = await rawForms()
    await expect(openStorage(name)).rejects.toMatchObject({
      name: 'NewerDataError',
      code: 'newer-data',
      found: newer.length,
      known: schema.length,
    })
    expect(await rawForms()).toEqual(before)
    expect(await keptVersion(name)).toBe(newer.length)
    expect(await storage.forms.list()).toHaveLength(1)
  })

  it('[T583] [F09] can be taken out whole, without a private key, and opened again', async () => {
    const storage = await openStorage(name, { steps: newer })
    await storage.forms.create(document)
    const testInbox = brandConnectionId('test-inbox')
    await storage.connections.put({
      kind: 'relay',
      id: brandConnectionId('mine'),
      name: 'Mine',
      origin: 'https://relay.example',
      publicKey: 'pk',
      serviceId: 's',
      templateId: 't',
      privateKey: 'lsk_secret',
    })
    await storage.connections.put({
      kind: 'test-inbox',
      id: testInbox,
      name: 'Test inbox',
      publicKey: 'pk',
      serviceId: 's',
      privateKey: 'lsk_secret',
    })
    const text = JSON.stringify(await exportKept(name, '2027-01-01T00:00:00Z'))
    expect(text).not.toContain('lsk_secret')
    const opened = openDocument(text, '2027-01-02T00:00:00Z')
    expect(opened.ok && [opened.value.forms.map(({ id }) => id), opened.value.connections.map(({ id }) => id)]).toEqual(
      [['contact'], ['mine']],
    )
  })
})

describe('an upgrade', () => {
  const manyForms = async (): Promise<void> => {
    const { forms } = await openStorage(name)
    for (let count = 0; count < 20; count += 1) await forms.create(document)
  }

  it.each<readonly [string, SchemaStep]>([
    [
      'that throws half way',
      {
        stores: { notes: [] },
        upgrade: async (transaction) => {
          const forms = transaction.objectStore('forms')
          for (const form of (await forms.getAll()).slice(0, 10)) await forms.put({ ...form, upgraded: true })
          throw new Error('Half way')
        },
      },
    ],
    [
      'whose transaction the browser ends',
      {
        stores: { notes: [] },
        upgrade: async (transaction) => {
          await withRevisionNames.upgrade?.(transaction)
          transaction.abort()
        },
      },
    ],
  ])('[T584] [F10] %s leaves every form as it was, and the next start finishes it', async (_, step) => {
    await manyForms()
    const before = await rawForms()
    await expect(openStorage(name, { steps: [...schema, step] })).rejects.toMatchObject({
      name: 'UpgradeFailedError',
      code: 'upgrade-failed',
      from: schema.length,
      to: newer.length,
    })
    expect(await rawForms()).toEqual(before)
    expect(await keptVersion(name)).toBe(schema.length)
    const storage = await openStorage(name, { steps: newer })
    expect(await storage.forms.list()).toHaveLength(20)
    expect(await rawForms()).toEqual(before.map((form) => expect.objectContaining({ ...Object(form), upgraded: true })))
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

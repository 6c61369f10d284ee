import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../answer.ts'
import { createOutbox } from './create-outbox.ts'
import { openEntryBackups } from './device-store.ts'
import { createEntry } from './entry.ts'
import { answers, submission } from './outbox.test.fixture.ts'
import type { Outbox } from './outbox.ts'

let name = ''
const opened: Outbox[] = []

beforeEach(() => {
  name = `outbox-${crypto.randomUUID()}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeAll()
  await throwDatabaseAway()
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(name, { recursive: true })
})

const refused = { status: 400, text: 'No' }
const ok = { status: 200, text: 'OK' }

function open(...given: readonly (Answer | Error)[]): Outbox {
  const outbox = createOutbox({ name, ...answers(...given) })
  opened.push(outbox)
  return outbox
}

async function closeAll(): Promise<void> {
  for (const outbox of opened.splice(0)) await outbox.close()
}

/** Deletes the database, as a browser does that finds it damaged. */
function throwDatabaseAway(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

async function filesOf(): Promise<string[]> {
  const root = await navigator.storage.getDirectory()
  const names: string[] = []
  for await (const key of (await root.getDirectoryHandle(name)).keys()) names.push(key)
  return names.sort()
}

describe('a device whose browser throws the database away', () => {
  it('[L88] [F06] brings back what waited, in its order, files included, as possible repeats', async () => {
    const file = new File(['bytes'], 'plan ü.txt', { type: 'text/plain' })
    const before = open(refused)
    await before.enqueue(submission('one', { noteIn: 'message', context: { kind: 'test' } }))
    await before.enqueue(submission('two', { files: [{ name: 'plan', file }] }))
    await closeAll()
    await throwDatabaseAway()
    const { send, sent } = answers(ok)
    const after = createOutbox({ name, send })
    opened.push(after)
    expect((await after.list({ unsent: true })).map(({ id }) => id)).toEqual(['one', 'two'])
    await after.flush()
    expect(sent.map(({ params }) => [params['message'], params['letterslot_repeat']])).toEqual([
      [expect.stringMatching(/^Hello from one\n\n.*Possible repeat/), 'yes'],
      ['Hello from two', 'yes'],
    ])
    expect(sent[0]?.entry.context).toEqual({ kind: 'test' })
    const [attached] = sent[1]?.files ?? []
    expect([attached?.name, attached?.file.name, attached?.file.type, await attached?.file.text()]).toEqual([
      'plan',
      'plan ü.txt',
      'text/plain',
      'bytes',
    ])
  })

  it('[L88] brings messages back in the order in which they were written, whatever their ids', async () => {
    const before = open(refused)
    for (const id of ['c', 'a', 'b']) await before.enqueue(submission(id))
    await closeAll()
    await throwDatabaseAway()
    expect((await open(refused).list()).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('[L179] has the whole copy by the time that it is called written', async () => {
    const copies = openEntryBackups(name)
    const { close } = FileSystemWritableFileStream.prototype
    const closed: string[] = []
    for (const id of ['one', 'two', 'three']) {
      vi.spyOn(FileSystemWritableFileStream.prototype, 'close').mockImplementation(async function (
        this: FileSystemWritableFileStream,
      ) {
        await close.call(this)
        closed.push(id)
      })
      await copies.put({ ...createEntry(submission(id)), order: 1, keeping: 'strict' })
      expect(closed.at(-1)).toBe(id)
      expect((await openEntryBackups(name).get(id))?.params).toEqual({ message: `Hello from ${id}` })
    }
  })

  it('[L89] has a copy of what waits, and none of what was accepted or deleted', async () => {
    const outbox = open(refused, refused, ok)
    await outbox.enqueue(submission('waits'))
    await outbox.enqueue(submission('goes'))
    await outbox.flush()
    expect(await filesOf()).toEqual(['goes', 'waits'])
    await outbox.enqueue(submission('third'))
    await outbox.flush()
    await outbox.remove('goes')
    expect(await filesOf()).toEqual(['waits'])
  })

  it('[L89] brings nothing back that was accepted while its copy stayed', async () => {
    const outbox = open(ok)
    await outbox.enqueue(submission('one'))
    await outbox.flush()
    const root = await navigator.storage.getDirectory()
    await (await root.getDirectoryHandle(name)).getFileHandle('one', { create: true })
    await closeAll()
    const next = open(refused)
    await next.ready
    await expect.poll(filesOf, { timeout: 10_000 }).toEqual([])
    expect((await next.list()).map(({ id, state }) => [id, state.status])).toEqual([['one', 'sent']])
  })

  it('[L88] keeps what a person corrected', async () => {
    const before = open(refused)
    await before.enqueue(submission('one'))
    await before.flush()
    await before.retry('one', { params: { message: 'Corrected' } })
    await closeAll()
    await throwDatabaseAway()
    expect((await open(refused).list()).map(({ params }) => params)).toEqual([{ message: 'Corrected' }])
  })

  it('[L90] keeps and sends as ever where the browser has no private files', async () => {
    const own = Object.getOwnPropertyDescriptor(StorageManager.prototype, 'getDirectory')
    Object.defineProperty(StorageManager.prototype, 'getDirectory', {
      configurable: true,
      value: () => Promise.reject(new DOMException('No', 'SecurityError')),
    })
    try {
      const outbox = open(refused, ok)
      expect(await outbox.enqueue(submission('one'))).toMatchObject({ keeping: 'strict' })
      await outbox.flush()
      await outbox.remove('one')
      expect(await outbox.list()).toEqual([])
    } finally {
      if (own) Object.defineProperty(StorageManager.prototype, 'getDirectory', own)
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle(name, { create: true })
    }
  })
})

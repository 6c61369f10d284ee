import { afterEach, expect, it, vi } from 'vitest'
import { connectionKey, createConnectionState } from './connection-state.ts'
import { createOutbox } from './create-outbox.ts'
import { openOutboxDatabase } from './database.ts'
import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { connection, submission } from './outbox.test.fixture.ts'
import { toBody, toHead } from './stored-entry.ts'

const names: string[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name)
})

/** A database in which so many wait, half of them queued and half because of their own answers. */
async function databaseOf(count: number): Promise<string> {
  const name = `outbox-${crypto.randomUUID()}`
  names.push(name)
  const db = await openOutboxDatabase(name, { onLost: () => {}, onNewerVersion: () => {} })
  const transaction = db.transaction(['entries', 'contents', 'lanes'], 'readwrite')
  const longAgo = Date.now() - 86_400_000
  for (let order = 1; order <= count; order++) {
    const incoming = createEntry(submission(`m${order}`))
    const waiting = { status: 'waiting', sinceMs: longAgo, retryMs: longAgo + 1000 + order } as const
    const entry: Entry = { ...incoming, order, keeping: 'strict', ...(order % 2 === 0 && { state: waiting }) }
    transaction.objectStore('entries').put(toHead(entry))
    transaction.objectStore('contents').put(toBody(entry))
  }
  transaction.objectStore('lanes').put(createConnectionState(connectionKey(connection)))
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  db.close()
  return name
}

/** Counts a page's database requests until its first three attempts are over, and names those attempts. */
async function firstThree(name: string): Promise<{ readonly requests: number; readonly ids: readonly string[] }> {
  const reads = [
    vi.spyOn(IDBObjectStore.prototype, 'get'),
    vi.spyOn(IDBObjectStore.prototype, 'getAll'),
    vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    vi.spyOn(IDBIndex.prototype, 'get'),
    vi.spyOn(IDBIndex.prototype, 'getAll'),
    vi.spyOn(IDBIndex.prototype, 'getAllKeys'),
    vi.spyOn(IDBIndex.prototype, 'openKeyCursor'),
  ]
  const ids: string[] = []
  let requests = 0
  const outbox = createOutbox({
    name,
    policy: { paceMs: 0 },
    async send({ entry }) {
      ids.push(entry.id)
      requests = reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)
      return ids.length < 3 ? { status: 200, text: 'OK' } : new Promise(() => {})
    },
  })
  await vi.waitFor(() => expect(ids).toHaveLength(3), 10_000)
  await outbox.close()
  vi.restoreAllMocks()
  return { requests, ids }
}

it('[L223] makes one look and one claim before the first attempt of a page', async () => {
  const name = await databaseOf(10)
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const lock = vi.spyOn(navigator.locks, 'request')
  const folder = vi.spyOn(navigator.storage, 'getDirectory')
  const asked = await new Promise<readonly unknown[]>((resolve) => {
    const outbox = createOutbox({
      name,
      async send() {
        resolve([transaction.mock.calls.map(([, mode]) => mode), lock.mock.calls.length, folder.mock.calls.length])
        void outbox.close()
        return { status: 200, text: 'OK' }
      },
    })
  })
  // The first has no requests: it tells how safe commits are. The lock is the claim's own.
  expect(asked).toEqual([['readonly', 'readonly', 'readwrite'], 1, 0])
})

it('[L85] [F45] asks no more of 5,000 that wait than of ten, and begins with the first', async () => {
  const few = await firstThree(await databaseOf(10))
  const many = await firstThree(await databaseOf(5000))
  expect([few.ids, many.ids]).toEqual([
    ['m1', 'm2', 'm3'],
    ['m1', 'm2', 'm3'],
  ])
  // On a busy machine the outbox may look once more meanwhile; what grew with the number that wait would be 5,000.
  expect(many.requests).toBeLessThan(3 * few.requests)
}, 30_000)

import { isRecord } from '@letterslot/core'
import type { EntryAndConnection } from './claim.ts'
import { futureMs } from './clock.ts'
import { type ConnectionState, connectionKey, createConnectionState, endNetworkPause } from './connection-state.ts'
import { createDatabase, promisifyRequest, type Stores } from './database.ts'
import type { DueEntry } from './due-entries.ts'
import type { Entry, EntryState, Incoming } from './entry.ts'
import { entryFormat } from './entry.ts'
import type { Adding, Store, Updater } from './store.ts'
import { fromRecords, isReadable, isRewritten, orderOfRecord, toBody, toHead } from './stored-entry.ts'
import { writeFiles } from './stored-file.ts'

/** The most entries of one connection that came due by themselves and are put in order: of more, the longest due. */
const maxDueRead = 100

/** The most that IndexedDB can be asked for at once. */
const maxCount: number = 2 ** 32 - 1

const endOfTime = Number.POSITIVE_INFINITY

/** A store that can say of many at once whether they are there. */
export interface IndexedDbStore extends Store {
  /** True where its database was made by this opening. */
  readonly isNew: boolean
  /** The status of each of these ids that the store holds; bodies are not read. */
  statuses(ids: readonly string[]): Promise<ReadonlyMap<string, EntryState['status']>>
}

/**
 * Keeps entries on this device.
 * @param onNewerVersion - another page needs a newer version: nothing can be kept until this one is loaded anew.
 * @throws {DOMException} as `openDatabase` does.
 */
export async function openIndexedDbStore(
  name: string,
  onNewerVersion: (error: unknown) => void,
): Promise<IndexedDbStore> {
  const { open, run, close, isNew, durability: keeping } = createDatabase(name, onNewerVersion)
  await open()
  return {
    isNew: isNew(),
    get keeping() {
      return keeping()
    },
    async add(entry, adding) {
      const { added, isNew } = await writeFiles((storable) =>
        run('readwrite', (stores) => addEntry(stores, { ...entry, keeping: keeping() }, storable, adding)),
      )
      if (isNew) adding?.onAdded(added)
      return added
    },
    get: (id) => run('readonly', async (stores) => (await findEntry(stores, id))?.entry),
    list: ({ unsent, after, limit }) =>
      run('readonly', async ({ entries, contents }) => {
        const most = Math.min(limit, maxCount)
        const heads = await promisifyRequest(
          unsent
            ? entries.index('open').getAll(IDBKeyRange.bound([1, after], [1, endOfTime], true), most)
            : entries.getAll(IDBKeyRange.lowerBound(after, true), most),
        )
        if (heads.length === 0) return []
        const range = IDBKeyRange.bound(orderOfRecord(heads[0]), orderOfRecord(heads.at(-1)))
        const written = await promisifyRequest(contents.getAll(range))
        const byOrder = new Map(written.map((content) => [orderOfRecord(content), content]))
        return heads.map((head) => fromRecords(head, byOrder.get(orderOfRecord(head))))
      }),
    statuses: (ids) =>
      run('readonly', async ({ entries }) => {
        const heads = await Promise.all(ids.map((id) => promisifyRequest(entries.index('id').get(id))))
        const found = heads.filter(isRecord).map((head) => fromRecords(head, {}))
        return new Map(found.map(({ id, state }) => [id, state.status]))
      }),
    count: () =>
      run('readonly', ({ entries }) => promisifyRequest(entries.index('open').count(IDBKeyRange.lowerBound([1])))),
    findDue: (nowMs, except) =>
      run('readonly', async ({ entries, connections }) => {
        const all = await promisifyRequest(connections.getAll())
        const [last, ...due] = await Promise.all([
          promisifyRequest(entries.openKeyCursor(null, 'prev')),
          ...all.filter(isConnectionState).map((connectionState) => findDueOn(entries, connectionState, nowMs, except)),
        ])
        return { due, lastOrder: Number(last?.key ?? 0) }
      }),
    update: (key, updater) =>
      writeFiles((storable) => run('readwrite', (stores) => changeEntry(stores, key, updater, storable))),
    updateConnection: (key, updater) =>
      run('readwrite', async ({ connections }) => {
        const connectionState = updater(await readConnectionState(connections, key))
        if (connectionState) connections.put(connectionState)
      }),
    remove: (id) =>
      run('readwrite', async (stores) => {
        const entry = (await findEntry(stores, id))?.entry
        if (!entry || !isReadable(entry)) return undefined
        stores.entries.delete(entry.order)
        stores.contents.delete(entry.order)
        return entry
      }),
    trim: (keep) =>
      run('readwrite', async ({ entries }) => {
        const receipts = IDBKeyRange.bound([0], [1])
        const excess = (await promisifyRequest(entries.index('open').count(receipts))) - keep
        if (excess <= 0) return
        for (const order of await promisifyRequest(entries.index('open').getAllKeys(receipts, excess)))
          entries.delete(order)
      }),
    close,
  }
}

type Storable = Parameters<typeof toBody>[1]

/**
 * Puts an entry in without looking for its id first: the unique index says that it is there already. What decides over a
 * claim is asked for in the same breath; until then the entry is its id alone, which no other index has.
 */
async function addEntry(
  stores: Stores,
  entry: Incoming & Pick<Entry, 'keeping'>,
  storable: Storable,
  adding: Adding | undefined,
): Promise<{ readonly added: Entry; readonly isNew: boolean }> {
  const { entries, connections } = stores
  const key = connectionKey(entry.connection)
  const [stored, open, order] = await Promise.all([
    readConnectionState(connections, key),
    adding && promisifyRequest(entries.index('open').getKey(IDBKeyRange.lowerBound([1]))),
    addUnlessThere(entries, { id: entry.id, ...(entry.order && { order: entry.order }) }),
  ])
  if (order === undefined) {
    const there = await findEntry(stores, entry.id)
    // Not its id but its number is taken.
    if (!there) throw new DOMException('', 'ConstraintError')
    return { added: there.entry, isNew: false }
  }
  const queued = { entry: { ...entry, order }, connectionState: endNetworkPause(stored) }
  // Hardly ever does another wait; where one does, the earliest that is due goes first.
  const due = adding && open !== undefined ? await findDueOrders(entries, key, adding.nowMs, 0) : []
  const { entry: added, connectionState } = (due.length === 0 && adding?.claim(queued)) || queued
  const written = [entries.put(toHead(added)), connections.put(connectionState)]
  await putContent(stores, added, storable, written)
  return { added, isNew: true }
}

/**
 * Puts what was written last of all, behind the answers of `written` where it has files: a transaction of WebKit that refuses
 * a file (as in private windows) while another write of it is not answered never ends.
 */
async function putContent(
  { contents }: Stores,
  entry: Entry,
  storable: Storable,
  written: readonly IDBRequest[],
): Promise<void> {
  if (entry.files) await Promise.all(written.map(promisifyRequest))
  contents.put(toBody(entry, storable))
}

/** Adds a record; undefined where another has its id: the transaction goes on without it. */
function addUnlessThere(entries: IDBObjectStore, record: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = entries.add(record)
    request.onsuccess = () => resolve(Number(request.result))
    request.onerror = (event) => {
      if (request.error?.name !== 'ConstraintError') return reject(request.error)
      event.preventDefault()
      resolve(undefined)
    }
  })
}

async function findEntry(
  { entries, contents }: Stores,
  key: string | number,
): Promise<{ readonly entry: Entry; readonly format: unknown } | undefined> {
  const order = typeof key === 'number' ? key : await promisifyRequest(entries.index('id').getKey(key))
  if (order === undefined) return undefined
  const [head, content] = await Promise.all([
    promisifyRequest(entries.get(order)),
    promisifyRequest(contents.get(order)),
  ])
  return isRecord(head) ? { entry: fromRecords(head, content), format: head['format'] } : undefined
}

/** Reads all that an event is decided by in one round, for an entry by its number: its head names its connection. */
async function changeEntry(
  stores: Stores,
  key: string | number,
  updater: Updater<EntryAndConnection>,
  storable: Storable,
): Promise<Entry | undefined> {
  const [found, states] = await Promise.all([findEntry(stores, key), promisifyRequest(stores.connections.getAll())])
  if (!found || !isReadable(found.entry)) return undefined
  const { entry: before, format } = found
  const stateOf = (one: string): ConnectionState =>
    states.filter(isConnectionState).find((state) => state.key === one) ?? createConnectionState(one)
  const next = updater({ entry: before, connectionState: stateOf(connectionKey(before.connection)) })
  if (!next) return undefined
  const { entry, connectionState } = next
  const written = [stores.entries.put(toHead(entry)), stores.connections.put(connectionState)]
  const keyNow = connectionKey(entry.connection)
  if (keyNow !== connectionState.key) written.push(stores.connections.put(endNetworkPause(stateOf(keyNow))))
  if (entry.state.status === 'sent') stores.contents.delete(entry.order)
  // Files are not written again for a new state.
  else if (format !== entryFormat || isRewritten(entry, before)) await putContent(stores, entry, storable, written)
  return entry
}

async function findDueOn(
  entries: IDBObjectStore,
  connectionState: ConnectionState,
  nowMs: number,
  except: ReadonlySet<number>,
): Promise<DueEntry> {
  const { key } = connectionState
  const orders = (await findDueOrders(entries, key, nowMs, except.size)).filter((order) => !except.has(order))
  if (orders.length > 0) return { connectionState, order: Math.min(...orders) }
  const next = await promisifyRequest(entries.index('due').openKeyCursor(indexRange(key, nowMs, endOfTime)))
  return Array.isArray(next?.key) ? { connectionState, dueMs: Number(next.key[1]) } : { connectionState }
}

/** The numbers of a connection's due entries; the first among them, and of those that it leaves out, at least so many more. */
async function findDueOrders(entries: IDBObjectStore, key: string, nowMs: number, more: number): Promise<number[]> {
  const keys = await Promise.all([
    promisifyRequest(entries.index('queued').getAllKeys(indexRange(key, -endOfTime, endOfTime), more + 1)),
    promisifyRequest(entries.index('due').getAllKeys(indexRange(key, -endOfTime, nowMs), maxDueRead + more)),
    promisifyRequest(entries.index('since').getAllKeys(indexRange(key, futureMs(nowMs), endOfTime), maxDueRead + more)),
  ])
  return keys.flat().map(Number)
}

function indexRange(key: string, from: number, to: number): IDBKeyRange {
  return IDBKeyRange.bound([key, from], [key, to], true)
}

async function readConnectionState(connections: IDBObjectStore, key: string): Promise<ConnectionState> {
  const connectionState: unknown = await promisifyRequest(connections.get(key))
  return isConnectionState(connectionState) ? connectionState : createConnectionState(key)
}

function isConnectionState(stored: unknown): stored is ConnectionState {
  return isRecord(stored) && 'key' in stored && 'failures' in stored
}

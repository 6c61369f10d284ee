import type { Pair } from './claim.ts'
import { entryFormat } from './create-entry.ts'
import { ask, createDatabase, type Shelf } from './database.ts'
import type { Entry, EntryState } from './entry.ts'
import { createLane, type Lane, laneKey, resumeLane } from './lane.ts'
import { isReadable, isRecord } from './read-entry.ts'
import { futureMs } from './remaining.ts'
import type { Decide, Incoming, Store, Turn } from './store.ts'
import { contentOf, headOf, isRewritten, orderOf, wholeOf } from './stored-entry.ts'

/** How many of one connection's entries that came due by themselves are put in order: of more, the longest due. */
const dueAtOnce = 100

/** The most that IndexedDB can be asked for at once. */
const mostAtOnce: number = 2 ** 32 - 1

const end = Number.POSITIVE_INFINITY

/** A store that can say of many at once whether they are there. */
export interface IndexedDbStore extends Store {
  /** What became of those of these ids that are there, without reading what was written. */
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
  const { open, run, close, keeping } = createDatabase(name, onNewerVersion)
  await open()
  return {
    get keeping() {
      return keeping()
    },
    add: (entry) => run('readwrite', (shelf) => add(shelf, { ...entry, keeping: keeping() })),
    get: (id) => run('readonly', async (shelf) => (await find(shelf, id))?.entry),
    list: ({ unsent, after, limit }) =>
      run('readonly', async ({ entries, contents }) => {
        const most = Math.min(limit, mostAtOnce)
        const heads = await ask(
          unsent
            ? entries.index('open').getAll(IDBKeyRange.bound([1, after], [1, end], true), most)
            : entries.getAll(IDBKeyRange.lowerBound(after, true), most),
        )
        if (heads.length === 0) return []
        const range = IDBKeyRange.bound(orderOf(heads[0]), orderOf(heads.at(-1)))
        const written = await ask(contents.getAll(range))
        const byOrder = new Map(written.map((content) => [orderOf(content), content]))
        return heads.map((head) => wholeOf(head, byOrder.get(orderOf(head))))
      }),
    statuses: (ids) =>
      run('readonly', async ({ entries }) => {
        const heads = await Promise.all(ids.map((id) => ask(entries.index('id').get(id))))
        const found = heads.filter(isRecord).map((head) => wholeOf(head, {}))
        return new Map(found.map(({ id, state }) => [id, state.status]))
      }),
    count: () => run('readonly', ({ entries }) => ask(entries.index('open').count(IDBKeyRange.lowerBound([1])))),
    survey: (nowMs, except) =>
      run('readonly', async ({ entries, lanes }) => {
        const last = ask(entries.openKeyCursor(null, 'prev'))
        const all = await ask(lanes.getAll())
        const turns = await Promise.all(all.filter(isLane).map((lane) => turnOf(entries, lane, nowMs, except)))
        return { turns, lastOrder: Number((await last)?.key ?? 0) }
      }),
    change: (key, decide) => run('readwrite', (shelf) => change(shelf, key, decide)),
    changeLane: (key, decide) =>
      run('readwrite', async ({ lanes }) => {
        const lane = decide(await laneOf(lanes, key))
        if (lane) lanes.put(lane)
      }),
    remove: (id) =>
      run('readwrite', async (shelf) => {
        const entry = (await find(shelf, id))?.entry
        if (!entry || !isReadable(entry)) return undefined
        shelf.entries.delete(entry.order)
        shelf.contents.delete(entry.order)
        return entry
      }),
    trim: (keep) =>
      run('readwrite', async ({ entries }) => {
        const receipts = IDBKeyRange.bound([0], [1])
        const excess = (await ask(entries.index('open').count(receipts))) - keep
        if (excess <= 0) return
        for (const order of await ask(entries.index('open').getAllKeys(receipts, excess))) entries.delete(order)
      }),
    close,
  }
}

async function add(shelf: Shelf, entry: Incoming & Pick<Entry, 'keeping'>): Promise<Entry> {
  const [there, lane] = await Promise.all([find(shelf, entry.id), laneOf(shelf.lanes, laneKey(entry.connection))])
  if (there) return there.entry
  const added = { ...entry, order: Number(await ask(shelf.entries.add(headOf(entry)))) }
  shelf.contents.put(contentOf(added))
  shelf.lanes.put(resumeLane(lane))
  return added
}

async function find(
  { entries, contents }: Shelf,
  key: string | number,
): Promise<{ readonly entry: Entry; readonly format: unknown } | undefined> {
  const order = typeof key === 'number' ? key : await ask(entries.index('id').getKey(key))
  if (order === undefined) return undefined
  const [head, content] = await Promise.all([ask(entries.get(order)), ask(contents.get(order))])
  return isRecord(head) ? { entry: wholeOf(head, content), format: head['format'] } : undefined
}

async function change(shelf: Shelf, key: string | number, decide: Decide<Pair>): Promise<Entry | undefined> {
  const found = await find(shelf, key)
  if (!found || !isReadable(found.entry)) return undefined
  const { entry: before, format } = found
  const pair = decide({ entry: before, lane: await laneOf(shelf.lanes, laneKey(before.connection)) })
  if (!pair) return undefined
  const { entry, lane } = pair
  shelf.entries.put(headOf(entry))
  if (entry.state.status === 'sent') shelf.contents.delete(entry.order)
  // Files are not written again for a new state.
  else if (format !== entryFormat || isRewritten(entry, before)) shelf.contents.put(contentOf(entry))
  shelf.lanes.put(lane)
  const laneNow = laneKey(entry.connection)
  if (laneNow !== lane.key) shelf.lanes.put(resumeLane(await laneOf(shelf.lanes, laneNow)))
  return entry
}

async function turnOf(entries: IDBObjectStore, lane: Lane, nowMs: number, except: ReadonlySet<number>): Promise<Turn> {
  const range = (fromMs: number, toMs: number): IDBKeyRange =>
    IDBKeyRange.bound([lane.key, fromMs], [lane.key, toMs], true)
  const keys = await Promise.all([
    ask(entries.index('queued').getAllKeys(range(-end, end), except.size + 1)),
    ask(entries.index('due').getAllKeys(range(-end, nowMs), dueAtOnce + except.size)),
    ask(entries.index('since').getAllKeys(range(futureMs(nowMs), end), dueAtOnce + except.size)),
  ])
  const orders = keys
    .flat()
    .map(Number)
    .filter((order) => !except.has(order))
  if (orders.length > 0) return { lane, order: Math.min(...orders) }
  const next = await ask(entries.index('due').openKeyCursor(range(nowMs, end)))
  return Array.isArray(next?.key) ? { lane, dueMs: Number(next.key[1]) } : { lane }
}

async function laneOf(lanes: IDBObjectStore, key: string): Promise<Lane> {
  const lane: unknown = await ask(lanes.get(key))
  return isLane(lane) ? lane : createLane(key)
}

function isLane(stored: unknown): stored is Lane {
  return isRecord(stored) && 'key' in stored && 'failures' in stored
}

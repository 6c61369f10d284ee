import type { Entry } from './entry.ts'
import { createLane, type Lane, laneKey, resumeLane } from './lane.ts'
import { futureMs } from './remaining.ts'
import type { Incoming, Store, Survey, Turn } from './store.ts'
import { dueOf } from './transition.ts'

/** Between the numbers of entries that are put in at one place. */
export const orderStep: number = 2 ** -20

/** Keeps entries in this page alone: where the browser keeps nothing, and where nothing is to be kept. */
export function createMemoryStore(): Store {
  const entries = new Map<number, Entry>()
  const lanes = new Map<string, Lane>()
  let lastOrder = 0
  const find = (key: string | number): Entry | undefined =>
    typeof key === 'number' ? entries.get(key) : [...entries.values()].find(({ id }) => id === key)
  const inOrder = (): readonly Entry[] => [...entries.values()].sort((a, b) => a.order - b.order)
  const laneOf = (key: string): Lane => lanes.get(key) ?? createLane(key)

  function put(entry: Entry): Entry {
    entries.set(entry.order, entry)
    return entry
  }

  function openLane(key: string): void {
    lanes.set(key, resumeLane(laneOf(key)))
  }

  return {
    keeping: 'memory',
    async add(entry: Incoming) {
      const there = find(entry.id)
      if (there) return there
      let { order = lastOrder + 1 } = entry
      while (entries.has(order)) order += orderStep
      lastOrder = Math.max(lastOrder, order)
      openLane(laneKey(entry.connection))
      return put({ ...entry, order, keeping: 'memory' })
    },
    get: async (id) => find(id),
    list: async ({ unsent, after, limit }) =>
      inOrder()
        .filter(({ order, state }) => order > after && !(unsent && state.status === 'sent'))
        .slice(0, limit),
    count: async () => inOrder().filter(({ state }) => state.status !== 'sent').length,
    async survey(nowMs, except): Promise<Survey> {
      const turns = [...lanes.values()].map((lane) => turnOf(lane, inOrder(), nowMs, except))
      return { turns, lastOrder }
    },
    async change(key, decide) {
      const entry = find(key)
      const pair = entry && decide({ entry, lane: laneOf(laneKey(entry.connection)) })
      if (!pair) return undefined
      lanes.set(pair.lane.key, pair.lane)
      const laneNow = laneKey(pair.entry.connection)
      if (laneNow !== pair.lane.key) openLane(laneNow)
      return put(pair.entry)
    },
    async changeLane(key, decide) {
      const lane = decide(laneOf(key))
      if (lane) lanes.set(key, lane)
    },
    async remove(id) {
      const entry = find(id)
      if (entry) entries.delete(entry.order)
      return entry
    },
    async trim(keep) {
      const receipts = inOrder().filter(({ state }) => state.status === 'sent')
      for (const { order } of receipts.slice(0, Math.max(0, receipts.length - keep))) entries.delete(order)
    },
    close() {},
  }
}

function turnOf(lane: Lane, entries: readonly Entry[], nowMs: number, except: ReadonlySet<number>): Turn {
  let dueMs = Number.POSITIVE_INFINITY
  for (const { connection, state, order } of entries) {
    if (laneKey(connection) !== lane.key || except.has(order)) continue
    if (state.status === 'queued') return { lane, order }
    const due = dueOf(state)
    if (!due) continue
    const atMs = due.sinceMs + due.delayMs
    if (atMs <= nowMs || due.sinceMs > futureMs(nowMs)) return { lane, order }
    dueMs = Math.min(dueMs, atMs)
  }
  return dueMs < Number.POSITIVE_INFINITY ? { lane, dueMs } : { lane }
}

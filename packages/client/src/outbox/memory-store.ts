import type { EntryAndConnection } from './claim.ts'
import { futureMs } from './clock.ts'
import { type ConnectionState, connectionKey, createConnectionState, endNetworkPause } from './connection-state.ts'
import type { DueEntries, DueEntry } from './due-entries.ts'
import type { Entry, Incoming } from './entry.ts'
import type { Store } from './store.ts'
import { dueOf } from './transition.ts'

/** Between the numbers of entries that are put in at one place. */
export const orderStep: number = 2 ** -20

/** Keeps entries in this page alone: where the browser keeps nothing, and where nothing is to be kept. */
export function createMemoryStore(): Store {
  const entries = new Map<number, Entry>()
  const connections = new Map<string, ConnectionState>()
  let lastOrder = 0
  const find = (key: string | number): Entry | undefined =>
    typeof key === 'number' ? entries.get(key) : [...entries.values()].find(({ id }) => id === key)
  const inOrder = (): readonly Entry[] => [...entries.values()].sort((a, b) => a.order - b.order)
  const stateOf = (key: string): ConnectionState => connections.get(key) ?? createConnectionState(key)

  function put(entry: Entry): Entry {
    entries.set(entry.order, entry)
    return entry
  }

  function endPauseOf(key: string): void {
    connections.set(key, endNetworkPause(stateOf(key)))
  }

  return {
    keeping: 'memory',
    async add(entry: Incoming, adding) {
      const there = find(entry.id)
      if (there) return there
      let { order = lastOrder + 1 } = entry
      while (entries.has(order)) order += orderStep
      lastOrder = Math.max(lastOrder, order)
      const key = connectionKey(entry.connection)
      endPauseOf(key)
      const queued: EntryAndConnection = {
        entry: { ...entry, order, keeping: 'memory' },
        connectionState: stateOf(key),
      }
      const isFirst = adding && dueOn(queued.connectionState, inOrder(), adding.nowMs, new Set()).order === undefined
      const { entry: added, connectionState } = (isFirst && adding.claim(queued)) || queued
      connections.set(key, connectionState)
      put(added)
      adding?.onAdded(added)
      return added
    },
    get: async (id) => find(id),
    list: async ({ unsent, after, limit }) =>
      inOrder()
        .filter(({ order, state }) => order > after && !(unsent && state.status === 'sent'))
        .slice(0, limit),
    count: async () => inOrder().filter(({ state }) => state.status !== 'sent').length,
    async findDue(nowMs, except): Promise<DueEntries> {
      const due = [...connections.values()].map((connectionState) => dueOn(connectionState, inOrder(), nowMs, except))
      return { due, lastOrder }
    },
    async update(key, updater) {
      const entry = find(key)
      const next = entry && updater({ entry, connectionState: stateOf(connectionKey(entry.connection)) })
      if (!next) return undefined
      connections.set(next.connectionState.key, next.connectionState)
      const keyNow = connectionKey(next.entry.connection)
      if (keyNow !== next.connectionState.key) endPauseOf(keyNow)
      return put(next.entry)
    },
    async updateConnection(key, updater) {
      const connectionState = updater(stateOf(key))
      if (connectionState) connections.set(key, connectionState)
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

function dueOn(
  connectionState: ConnectionState,
  entries: readonly Entry[],
  nowMs: number,
  except: ReadonlySet<number>,
): DueEntry {
  let dueMs = Number.POSITIVE_INFINITY
  for (const { connection, state, order } of entries) {
    if (connectionKey(connection) !== connectionState.key || except.has(order)) continue
    if (state.status === 'queued') return { connectionState, order }
    const due = dueOf(state)
    if (!due) continue
    const atMs = due.sinceMs + due.delayMs
    if (atMs <= nowMs || due.sinceMs > futureMs(nowMs)) return { connectionState, order }
    dueMs = Math.min(dueMs, atMs)
  }
  return dueMs < Number.POSITIVE_INFINITY ? { connectionState, dueMs } : { connectionState }
}

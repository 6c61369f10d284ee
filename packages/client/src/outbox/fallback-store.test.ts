import { describe, expect, it } from 'vitest'
import type { Entry, Incoming } from './entry.ts'
import { createEntry } from './entry.ts'
import { createFallbackStore } from './fallback-store.ts'
import { createMemoryStore } from './memory-store.ts'
import { submission } from './outbox.test.fixture.ts'
import type { Store } from './store.ts'

const incoming = (id: string): Incoming => createEntry(submission(id))
const fails = (name: string) => () => Promise.reject(new DOMException('', name))

/** A device with room for so many entries. */
function smallDevice(room: number): Store {
  const store = createMemoryStore()
  let added = 0
  return {
    ...store,
    keeping: 'strict',
    add: (entry) => (added++ < room ? store.add(entry) : fails('QuotaExceededError')()),
  }
}

const idsOf = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id)
const all = { unsent: true, after: 0, limit: 99 }

describe('what the device does not take', () => {
  it('[L73] [F02] is kept in memory, after what the device has and before what it takes next', async () => {
    let changes = 0
    const store = createFallbackStore(
      async () => smallDevice(1),
      () => changes++,
    )
    await store.add(incoming('one'), true)
    expect(store.state()).toEqual({ keeping: 'strict' })
    const second = await store.add(incoming('two'), true)
    await store.add(incoming('three'), false)
    expect(second).toMatchObject({ keeping: 'memory', doubtful: false })
    expect(store.state()).toEqual({ keeping: 'memory', fault: 'quota' })
    expect(changes).toBe(1)
    expect(idsOf(await store.list(all))).toEqual(['one', 'two', 'three'])
    expect(await store.count()).toBe(3)
    expect(await store.get('two')).toEqual(second)
  })

  it('[L73] can be changed and taken out like the rest', async () => {
    const store = createFallbackStore(
      async () => smallDevice(1),
      () => {},
    )
    await store.add(incoming('one'), true)
    const { order } = await store.add(incoming('two'), true)
    const doubt = await store.update(order, ({ entry, connectionState }) => ({
      entry: { ...entry, doubtful: true },
      connectionState,
    }))
    expect(doubt).toMatchObject({ id: 'two', doubtful: true })
    expect(await store.remove('two')).toEqual(doubt)
    expect(idsOf(await store.list(all))).toEqual(['one'])
  })

  it('[L73] comes back beside what is there already, never in its place', async () => {
    const store = createFallbackStore(
      async () => smallDevice(2),
      () => {},
    )
    await store.add(incoming('one'), true)
    await store.add(incoming('two'), true)
    await store.add(incoming('three'), true)
    const removed = await store.remove('two')
    if (removed) await store.add(removed, true)
    expect(idsOf(await store.list(all)).sort()).toEqual(['one', 'three', 'two'])
  })

  it('[L73] is found due together with what the device has', async () => {
    const store = createFallbackStore(
      async () => smallDevice(1),
      () => {},
    )
    await store.add(incoming('one'), true)
    const { order } = await store.add(incoming('two'), true)
    const { due } = await store.findDue(0, new Set())
    expect(due.map((dueEntry) => dueEntry.order)).toEqual([1, order])
  })

  it('[L75] goes out although the device cannot be looked at', async () => {
    const memory = createMemoryStore()
    const store = createFallbackStore(
      async () => ({ ...memory, findDue: fails('UnknownError') }),
      () => {},
    )
    const { order } = await store.add(incoming('one'), false)
    expect(await store.findDue(0, new Set())).toMatchObject({ due: [{ order }], isPartial: true })
  })
})

describe('why', () => {
  it.each([
    ['SecurityError', 'blocked-site-data'],
    ['VersionError', 'newer-version'],
    ['NotSupportedError', 'unsupported'],
    ['UnknownError', 'lost'],
    ['TimeoutError', 'lost'],
  ])('[L74] is told where the store does not open: %s', async (name, fault) => {
    const store = createFallbackStore(fails(name), () => {})
    expect(await store.add(incoming('one'), true)).toMatchObject({ keeping: 'memory' })
    expect(store.state()).toEqual({ keeping: 'memory', fault })
    expect(idsOf(await store.list(all))).toEqual(['one'])
  })

  it('[L74] [F01] is told where a person blocked site data in Chromium, which has no name for it', async () => {
    const refuse = () =>
      Promise.reject(new DOMException('The user denied permission to access the database.', 'UnknownError'))
    const store = createFallbackStore(refuse, () => {})
    expect(await store.add(incoming('one'), true)).toMatchObject({ keeping: 'memory' })
    expect(store.state()).toEqual({ keeping: 'memory', fault: 'blocked-site-data' })
  })

  it('[L74] [F03] is told where it is lost, and that it is back', async () => {
    const memory = createMemoryStore()
    let isLost = false
    const store = createFallbackStore(
      async () => ({ ...memory, keeping: 'strict', count: () => (isLost ? fails('UnknownError')() : memory.count()) }),
      () => {},
    )
    await store.add(incoming('one'), true)
    isLost = true
    expect(await store.count()).toBe(0)
    expect(store.state()).toEqual({ keeping: 'memory', fault: 'lost' })
    isLost = false
    expect(await store.count()).toBe(1)
    expect(store.state()).toEqual({ keeping: 'strict' })
  })
})

import { describe, expect, it } from 'vitest'
import { createEntry } from './create-entry.ts'
import type { Entry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { submission } from './outbox.test.fixture.ts'
import { createShelves } from './shelves.ts'
import type { Incoming, Store } from './store.ts'

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
    const shelves = createShelves(
      async () => smallDevice(1),
      () => changes++,
    )
    await shelves.add(incoming('one'), true)
    expect(shelves.state()).toEqual({ keeping: 'strict' })
    const second = await shelves.add(incoming('two'), true)
    await shelves.add(incoming('three'), false)
    expect(second).toMatchObject({ keeping: 'memory', doubtful: false })
    expect(shelves.state()).toEqual({ keeping: 'memory', fault: 'quota' })
    expect(changes).toBe(1)
    expect(idsOf(await shelves.list(all))).toEqual(['one', 'two', 'three'])
    expect(await shelves.count()).toBe(3)
    expect(await shelves.get('two')).toEqual(second)
  })

  it('[L73] can be changed and taken out like the rest', async () => {
    const shelves = createShelves(
      async () => smallDevice(1),
      () => {},
    )
    await shelves.add(incoming('one'), true)
    const { order } = await shelves.add(incoming('two'), true)
    const doubt = await shelves.change(order, ({ entry, lane }) => ({ entry: { ...entry, doubtful: true }, lane }))
    expect(doubt).toMatchObject({ id: 'two', doubtful: true })
    expect(await shelves.remove('two')).toEqual(doubt)
    expect(idsOf(await shelves.list(all))).toEqual(['one'])
  })

  it('[L73] comes back beside what is there already, never in its place', async () => {
    const shelves = createShelves(
      async () => smallDevice(2),
      () => {},
    )
    await shelves.add(incoming('one'), true)
    await shelves.add(incoming('two'), true)
    await shelves.add(incoming('three'), true)
    const removed = await shelves.remove('two')
    if (removed) await shelves.add(removed, true)
    expect(idsOf(await shelves.list(all)).sort()).toEqual(['one', 'three', 'two'])
  })

  it('[L73] is found for its turn together with what the device has', async () => {
    const shelves = createShelves(
      async () => smallDevice(1),
      () => {},
    )
    await shelves.add(incoming('one'), true)
    const { order } = await shelves.add(incoming('two'), true)
    const { turns } = await shelves.survey(0, new Set())
    expect(turns.map((turn) => turn.order)).toEqual([1, order])
  })

  it('[L75] goes out although the device cannot be looked at', async () => {
    const store = createMemoryStore()
    const shelves = createShelves(
      async () => ({ ...store, survey: fails('UnknownError') }),
      () => {},
    )
    const { order } = await shelves.add(incoming('one'), false)
    expect(await shelves.survey(0, new Set())).toMatchObject({ turns: [{ order }], isPartial: true })
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
    const shelves = createShelves(fails(name), () => {})
    expect(await shelves.add(incoming('one'), true)).toMatchObject({ keeping: 'memory' })
    expect(shelves.state()).toEqual({ keeping: 'memory', fault })
    expect(idsOf(await shelves.list(all))).toEqual(['one'])
  })

  it('[L74] [F01] is told where a person blocked site data in Chromium, which has no name for it', async () => {
    const refuse = () =>
      Promise.reject(new DOMException('The user denied permission to access the database.', 'UnknownError'))
    const shelves = createShelves(refuse, () => {})
    expect(await shelves.add(incoming('one'), true)).toMatchObject({ keeping: 'memory' })
    expect(shelves.state()).toEqual({ keeping: 'memory', fault: 'blocked-site-data' })
  })

  it('[L74] [F03] is told where it is lost, and that it is back', async () => {
    const store = createMemoryStore()
    let isLost = false
    const shelves = createShelves(
      async () => ({ ...store, keeping: 'strict', count: () => (isLost ? fails('UnknownError')() : store.count()) }),
      () => {},
    )
    await shelves.add(incoming('one'), true)
    isLost = true
    expect(await shelves.count()).toBe(0)
    expect(shelves.state()).toEqual({ keeping: 'memory', fault: 'lost' })
    isLost = false
    expect(await shelves.count()).toBe(1)
    expect(shelves.state()).toEqual({ keeping: 'strict' })
  })
})

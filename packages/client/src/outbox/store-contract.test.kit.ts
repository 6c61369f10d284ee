import { describe, expect, it } from 'vitest'
import { applyEvent, claim } from './claim.ts'
import { connectionKey } from './connection-state.ts'
import { defaultPolicy } from './default-policy.ts'
import type { Entry, EntryState } from './entry.ts'
import { createEntry } from './entry.ts'
import { connection, submission } from './outbox.test.fixture.ts'
import type { Store } from './store.ts'

const nowMs = Date.UTC(2026, 10, 21, 13, 2)
const none: ReadonlySet<number> = new Set()
const elsewhere = { ...connection, origin: 'https://other.example' }

/** The contract of every store; each implementation's tests run it. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  /** Takes entries in, in the given states. */
  async function storeOf(...states: readonly EntryState[]): Promise<Store> {
    const store = await open()
    for (const [index, state] of states.entries())
      await store.add({ ...createEntry(submission(`m${index + 1}`)), state })
    return store
  }
  const dueIn = async (store: Store, except = none, atMs = nowMs): Promise<unknown> => {
    const found = await store.findDue(atMs, except)
    return found.due.map(({ connectionState: _, ...dueEntry }) => dueEntry)
  }
  const queued: EntryState = { status: 'queued' }
  const sent: EntryState = { status: 'sent', sentAt: '2026-11-21T14:02:00+01:00' }
  const waits = (sinceMs: number, retryMs: number): EntryState => ({ status: 'waiting', sinceMs, retryMs })

  describe(`${name}: what is kept`, () => {
    it('[L41] gives growing numbers, and gives back what was put in', async () => {
      const store = await open()
      const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg', lastModified: 1 })
      const first = createEntry(submission('one', { files: [{ name: 'photo', file }], context: { kind: 'practice' } }))
      const added = await store.add(first)
      const second = await store.add(createEntry(submission('two')))
      expect(added).toEqual({ ...first, order: added.order, keeping: store.keeping })
      expect(second.order).toBeGreaterThan(added.order)
      const got = await store.get('one')
      expect(got).toEqual(added)
      expect(await got?.files?.[0]?.file.text()).toBe('a photo')
    })

    it('[L42] keeps one entry for an id, the first', async () => {
      const store = await open()
      const first = await store.add(createEntry(submission('one')))
      const again = await store.add(createEntry(submission('one', { params: { message: 'other' } })))
      expect(again).toEqual(first)
      expect(await store.count()).toBe(1)
    })

    it('[L43] lists in order, page by page, with or without receipts', async () => {
      const store = await storeOf(queued, sent, queued, queued)
      const ids = async (unsent: boolean, after: number, limit: number): Promise<string[]> =>
        (await store.list({ unsent, after, limit })).map(({ id }) => id)
      const second = (await store.get('m2'))?.order ?? 0
      expect(await ids(false, 0, Number.POSITIVE_INFINITY)).toEqual(['m1', 'm2', 'm3', 'm4'])
      expect(await ids(true, 0, 2)).toEqual(['m1', 'm3'])
      expect(await ids(true, second, 2)).toEqual(['m3', 'm4'])
      expect(await ids(false, second, 2)).toEqual(['m3', 'm4'])
      expect(await ids(false, second + 5, 2)).toEqual([])
      expect(await store.count()).toBe(3)
    })

    it('[L44] takes one out, whole, and takes it in again at its old number', async () => {
      const store = await storeOf(queued, queued)
      const removed = await store.remove('m1')
      expect(removed).toMatchObject({ id: 'm1', params: { message: 'Hello from m1' } })
      expect(await store.get('m1')).toBeUndefined()
      expect(await store.remove('m1')).toBeUndefined()
      if (removed) expect(await store.add(removed)).toEqual(removed)
      expect((await store.list({ unsent: true, after: 0, limit: 9 })).map(({ id }) => id)).toEqual(['m1', 'm2'])
    })

    it('[L45] keeps the last receipts, and everything that is not sent', async () => {
      const store = await storeOf(sent, queued, sent, sent, { status: 'parked', code: 'rejected', sinceMs: 0 })
      await store.trim(2)
      await store.trim(2)
      const ids = (await store.list({ unsent: false, after: 0, limit: 9 })).map(({ id }) => id)
      expect(ids).toEqual(['m2', 'm3', 'm4', 'm5'])
    })
  })

  describe(`${name}: taken in as claimed`, () => {
    /** Takes a message in, and says what became of it. */
    async function take(store: Store, id: string, on = connection) {
      const told: string[] = []
      const entry = await store.add(createEntry(submission(id, { connection: on })), {
        nowMs,
        claim: (current) => claim(current, { holder: 'me', hasLock: false }, defaultPolicy, nowMs),
        onAdded: ({ state }) => told.push(state.status),
      })
      return { entry, told }
    }

    it('[L220] claims a new one on a free connection, both in one transaction', async () => {
      const store = await open()
      const { entry, told } = await take(store, 'one')
      expect([entry.state.status, entry.fence, told]).toEqual(['sending', 1, ['sending']])
      expect(await store.get('one')).toEqual(entry)
      const { due } = await store.findDue(nowMs, none)
      expect(due).toMatchObject([{ connectionState: { busy: { order: entry.order, fence: 1 } } }])
      expect((await take(store, 'two')).told).toEqual(['queued'])
    })

    it.each([
      ['queued', queued],
      ['due by itself', waits(nowMs - 2000, nowMs)],
      ['due because the clock was set back', waits(nowMs + 90_000_000, nowMs + 90_001_000)],
    ])('[L220] [L49] lets what is %s go first', async (_, state) => {
      const store = await storeOf(state)
      expect((await take(store, 'two')).told).toEqual(['queued'])
      expect((await take(store, 'three', elsewhere)).told).toEqual(['sending'])
      expect(await dueIn(store)).toContainEqual({ order: 1 })
    })

    it('[L220] lets nothing that waits for its time hold it up, nor a receipt', async () => {
      const store = await storeOf(waits(nowMs, nowMs + 1000), sent, { status: 'parked', code: 'rejected', sinceMs: 0 })
      expect((await take(store, 'two')).told).toEqual(['sending'])
    })

    it('[L220] [L42] claims nothing, and tells nothing, where one of its id is there', async () => {
      const store = await storeOf(queued)
      const { entry, told } = await take(store, 'm1')
      expect([entry.state, told, await store.count()]).toEqual([queued, [], 1])
      expect((await take(store, 'two', elsewhere)).told).toEqual(['sending'])
    })
  })

  describe(`${name}: changes`, () => {
    it('[L46] changes an entry and its connection together, by id or number', async () => {
      const store = await storeOf(queued)
      const entry = await store.update('m1', (current) =>
        claim(current, { holder: 'me', hasLock: false }, defaultPolicy, nowMs),
      )
      expect(await store.get('m1')).toEqual(entry)
      const { due: found } = await store.findDue(nowMs, none)
      expect(found[0]?.connectionState).toMatchObject({
        lastMs: nowMs,
        busy: { fence: 1, sinceMs: nowMs, leaseMs: 45_000 },
      })
      expect(await store.update(entry?.order ?? 0, () => undefined)).toBeUndefined()
      expect(await store.update('nobody', (current) => current)).toBeUndefined()
    })

    it('[L47] lets nothing of what was written behind in a receipt', async () => {
      const store = await open()
      const file = new File(['a photo'], 'photo.jpg')
      await store.add(createEntry(submission('m1', { files: [{ name: 'photo', file }], context: 'mine' })))
      await store.update('m1', (current) => claim(current, { holder: 'me', hasLock: false }, defaultPolicy, nowMs))
      const outcome = { code: 'accepted', status: 200, text: 'OK', sent: 'yes' } as const
      await store.update('m1', (current) =>
        applyEvent(current, { kind: 'ended', fence: 1, outcome, chance: 0 }, defaultPolicy, nowMs),
      )
      const receipt = await store.get('m1')
      expect(receipt).toMatchObject({ params: {}, state: { status: 'sent' } })
      expect(receipt && ('files' in receipt || 'context' in receipt)).toBe(false)
    })

    it('[L48] of two claims at once lets one win', async () => {
      const store = await storeOf(queued)
      const claims = ['a', 'b', 'c'].map((holder) =>
        store.update('m1', (current) => claim(current, { holder, hasLock: false }, defaultPolicy, nowMs)),
      )
      expect((await Promise.all(claims)).filter((entry) => entry !== undefined)).toHaveLength(1)
    })

    it('writes what a person corrected, its new connection too', async () => {
      const store = await storeOf(queued)
      const corrected = (entry: Entry): Entry => ({ ...entry, params: { message: 'New' }, connection: elsewhere })
      await store.update('m1', ({ entry, connectionState }) => ({
        entry: corrected(entry),
        connectionState,
      }))
      expect(await store.get('m1')).toMatchObject({ params: { message: 'New' }, connection: elsewhere })
      const { due: found } = await store.findDue(nowMs, none)
      expect(
        found.filter(({ order }) => order !== undefined).map(({ connectionState }) => connectionState.key),
      ).toEqual([connectionKey(elsewhere)])
    })

    it('writes nothing when the decision throws', async () => {
      const store = await storeOf(queued)
      const failing = store.update('m1', () => {
        throw new RangeError('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await store.get('m1')).toMatchObject({ state: queued })
    })

    it('changes a connection alone', async () => {
      const store = await storeOf(queued)
      await store.updateConnection(connectionKey(connection), (connectionState) => ({
        ...connectionState,
        failures: 3,
      }))
      await store.updateConnection(connectionKey(connection), () => undefined)
      expect((await store.findDue(nowMs, none)).due).toMatchObject([{ connectionState: { failures: 3 } }])
    })
  })

  describe(`${name}: what is due`, () => {
    it('[L49] finds the earliest of those that are due', async () => {
      const due = waits(nowMs - 5000, nowMs)
      expect(await dueIn(await storeOf(queued, queued))).toEqual([{ order: 1 }])
      expect(await dueIn(await storeOf(waits(nowMs, nowMs + 1), due, queued))).toEqual([{ order: 2 }])
      expect(await dueIn(await storeOf(sent, queued, due))).toEqual([{ order: 2 }])
    })

    it('[L49] passes over what it is told to', async () => {
      const due = waits(nowMs - 5000, nowMs)
      expect(await dueIn(await storeOf(queued, due, queued), new Set([1, 2]))).toEqual([{ order: 3 }])
    })

    it('tells when the next one comes due where none is', async () => {
      const probed: EntryState = { status: 'parked', code: 'provider-refused', sinceMs: nowMs, probeMs: nowMs + 9000 }
      const sending: EntryState = { status: 'sending', holder: 'x', sinceMs: nowMs, leaseMs: 45_000 }
      expect(await dueIn(await storeOf(probed, sending, waits(nowMs, nowMs + 10_000)))).toEqual([
        { dueMs: nowMs + 9000 },
      ])
      expect(await dueIn(await storeOf(probed, sending), none, nowMs + 9000)).toEqual([{ order: 1 }])
      expect(await dueIn(await storeOf(sending), none, nowMs + 45_000)).toEqual([{ order: 1 }])
    })

    it('tells nothing of what needs a person, or is sent', async () => {
      expect(await dueIn(await storeOf({ status: 'parked', code: 'rejected', sinceMs: 0 }, sent))).toEqual([{}])
      expect(await (await open()).findDue(nowMs, none)).toEqual({ due: [], lastOrder: 0 })
    })

    it('[L50] [F15] finds what was told to wait by a clock that has been set back since', async () => {
      const store = await storeOf(waits(nowMs, nowMs + 9000))
      expect(await dueIn(store, none, nowMs - 86_400_000)).toEqual([{ order: 1 }])
      expect(await dueIn(store, none, nowMs - 1000)).toEqual([{ dueMs: nowMs + 9000 }])
    })

    it('tells connections apart', async () => {
      const store = await storeOf(waits(nowMs, nowMs + 9000))
      await store.add(createEntry(submission('there', { connection: elsewhere })))
      const found = (await store.findDue(nowMs, none)).due.map(({ connectionState, ...dueEntry }) => ({
        key: connectionState.key,
        ...dueEntry,
      }))
      expect(found.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
        { key: connectionKey(elsewhere), order: 2 },
        { key: connectionKey(connection), dueMs: nowMs + 9000 },
      ])
    })
  })
}

import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../answer.ts'
import { claim } from './claim.ts'
import { createClaimLocks } from './claim-locks.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { defaultPolicy } from './default-policy.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, deferred, manualClock, manualPage, submission } from './outbox.test.fixture.ts'
import type { Outbox } from './outbox.ts'
import type { Store } from './store.ts'

const ok: Answer = { status: 200, text: 'OK' }
const { locks } = navigator
/** For what the platform does in its own time, on a machine that does other things. */
const patience = { timeout: 10_000 }
const opened: Outbox[] = []
let name = ''
let count = 0
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
})

/** Locks are the machine's own, so each test has names of its own. */
function openTab(options: OutboxOptions): Outbox {
  const outbox = createOutbox({ name, locks, clock: manualClock(), page: manualPage(), random: () => 0.5, ...options })
  opened.push(outbox)
  return outbox
}

/** A store with one message that another page is sending; `end` is the end of that page. */
async function heldByAnother(hasLock: boolean): Promise<{ store: Store; end: () => void }> {
  count += 1
  name = `claims-${count}`
  const store = createMemoryStore()
  const closing = new AbortController().signal
  const { claimant, lock, release } = createClaimLocks(closing, hasLock ? locks : undefined).open()
  const { order } = await store.add({ ...submission('one'), ...untried })
  await lock
  await store.update(order, (current) => claim(current, claimant, defaultPolicy, manualClock().now()))
  return { store, end: release }
}

const untried = {
  format: 1,
  state: { status: 'queued' },
  fence: 0,
  attempts: 0,
  waits: 0,
  waitedMs: 0,
  log: [],
  doubtful: false,
} as const

describe('a page that is gone in the middle of an attempt', () => {
  it('[L165] leaves its message to the next at once, as a possible repeat', async () => {
    const { store, end } = await heldByAnother(true)
    const clock = manualClock()
    const { send, sent } = answers(ok)
    const outbox = openTab({ store, send, clock })
    await outbox.ready
    await clock.go(1000)
    expect(sent).toEqual([])
    end()
    await vi.waitFor(async () => {
      await clock.go(0)
      expect(sent.map(({ params }) => params['letterslot_repeat'])).toEqual(['yes'])
    }, patience)
    expect(await store.get('one')).toMatchObject({ state: { status: 'sent' }, fence: 2, attempts: 2, doubtful: true })
  })

  it('[L165] was gone before the next page opened: that sends without a wait', async () => {
    const { store, end } = await heldByAnother(true)
    end()
    const clock = manualClock()
    const { send, sent } = answers(ok)
    openTab({ store, send, clock })
    await clock.go(defaultPolicy.paceMs)
    await vi.waitFor(async () => {
      await clock.go(0)
      expect(sent).toHaveLength(1)
    }, patience)
  })

  it('[L165] frees its connection although its message was deleted meanwhile', async () => {
    const { store, end } = await heldByAnother(true)
    const clock = manualClock()
    const { send, sent } = answers(ok)
    const outbox = openTab({ store, send, clock })
    await outbox.enqueue(submission('two'))
    await outbox.remove('one')
    end()
    await clock.go(defaultPolicy.paceMs)
    await vi.waitFor(async () => {
      await clock.go(0)
      expect(sent.map(({ entry }) => entry.id)).toEqual(['two'])
    }, patience)
  })

  it('[L166] without a lock keeps its claim until the lease ends, and nobody says that it is being sent', async () => {
    const { store, end } = await heldByAnother(false)
    end()
    const clock = manualClock()
    const { send, sent } = answers(ok)
    const outbox = openTab({ store, send, clock })
    await clock.go(44_000)
    const [held] = await outbox.list()
    expect(held && [held.state.status, outbox.isUnderWay(held)]).toEqual(['sending', false])
    expect(sent).toEqual([])
    await vi.waitFor(async () => {
      await clock.go(1000)
      expect(sent).toHaveLength(1)
    }, patience)
  })

  it('[L166] is told from one that lives: its lease holds', async () => {
    const { store, end } = await heldByAnother(true)
    const clock = manualClock()
    const { send, sent } = answers(ok)
    const outbox = openTab({ store, send, clock })
    await clock.go(44_000)
    const [held] = await outbox.list()
    expect(held && outbox.isUnderWay(held)).toBe(true)
    expect(sent).toEqual([])
    end()
  })

  it.each([
    ['with locks', locks],
    ['without', undefined],
  ])('[L167] this page knows its own attempts, %s', async (_, own) => {
    const clock = manualClock()
    const answer = deferred<Answer>()
    const options = { store: createMemoryStore(), clock, send: () => answer.promise, ...(own && { locks: own }) }
    const outbox = createOutbox({ page: manualPage(), name: `own-${own !== undefined}`, ...options })
    opened.push(outbox)
    const { id } = await outbox.enqueue(submission('one'))
    const isUnderWay = async (): Promise<boolean> => {
      const entry = await outbox.get(id)
      return entry !== undefined && outbox.isUnderWay(entry)
    }
    expect(await isUnderWay()).toBe(true)
    answer.resolve(ok)
    await vi.waitFor(async () => {
      await clock.go(0)
      expect(await isUnderWay()).toBe(false)
    }, patience)
  })
})

describe('a claim’s lock', () => {
  it('[L86] [F40] is the only one: a page that holds another one, frozen, holds nobody up', async () => {
    const names: string[] = []
    const request = (...[one, how, work]: Parameters<LockManager['request']>): unknown => {
      names.push(one)
      return locks.request(one, how, work)
    }
    const { send, sent } = answers(ok)
    const clock = manualClock()
    const store = createMemoryStore()
    await store.add({ ...submission('one'), ...untried })
    openTab({ store, clock, send, locks: Object.assign(Object.create(locks), { request }) })
    await vi.waitFor(async () => {
      await clock.go(0)
      expect(sent).toHaveLength(1)
    }, patience)
    expect(names).toEqual(sent.map(({ entry: { state } }) => state.status === 'sending' && state.holder))
  })

  it('[L167] is not needed where a page may not ask for it', async () => {
    const request: LockManager['request'] = () => Promise.reject(new DOMException('', 'SecurityError'))
    const clock = manualClock()
    const { send, sent } = answers({ status: 503, text: '' }, ok)
    const options = { store: createMemoryStore(), clock, page: manualPage(), send, name: 'forbidden' }
    const outbox = createOutbox({ ...options, locks: { request, query: async () => ({}) } })
    opened.push(outbox)
    await outbox.enqueue(submission('one'))
    await clock.go(defaultPolicy.maxDelayMs)
    expect([sent.length, await outbox.get('one')]).toMatchObject([2, { state: { status: 'sent' } }])
  })

  it('[L221] is asked for while the claim is written, and is free again when that ends', async () => {
    const own = createClaimLocks(new AbortController().signal, locks)
    const { claimant, lock, release } = own.open()
    expect([claimant.hasLock, own.isHeld(claimant.holder), (await lock)?.name]).toEqual([true, true, claimant.holder])
    expect(await locks.request(claimant.holder, { ifAvailable: true }, (other) => other)).toBeNull()
    release()
    expect(own.isHeld(claimant.holder)).toBe(false)
    expect(await locks.request(claimant.holder, (other) => other?.name)).toBe(claimant.holder)
  })

  it('[L221] which another page got first lets nothing out: it takes the message for abandoned', async () => {
    const taken = { ...locks, request: (_: string, __: unknown, work: (lock: null) => unknown) => work(null) }
    const clock = manualClock()
    const { send, sent } = answers(ok)
    const options = { store: createMemoryStore(), clock, page: manualPage(), send, name: 'taken' }
    const outbox = createOutbox({ ...options, locks: Object.assign(Object.create(locks), taken) })
    opened.push(outbox)
    await outbox.enqueue(submission('one'))
    await clock.go(0)
    expect([sent, await outbox.get('one')]).toMatchObject([[], { state: { status: 'queued' }, doubtful: false }])
  })

  it('[L221] is free again where the store refuses the claim', async () => {
    const names: string[] = []
    const request = (...[one, how, work]: Parameters<LockManager['request']>): unknown => {
      names.push(one)
      return locks.request(one, how, work)
    }
    const update = (): Promise<never> => Promise.reject(new DOMException('', 'UnknownError'))
    const store = createMemoryStore()
    await store.add({ ...submission('one'), ...untried })
    const clock = manualClock()
    openTab({ store: { ...store, update }, clock, locks: Object.assign(Object.create(locks), { request }) })
    await vi.waitFor(async () => {
      await clock.go(defaultPolicy.paceMs)
      expect(names.length).toBeGreaterThan(1)
    }, patience)
    for (const one of names) expect(await locks.request(one, (lock) => lock?.name)).toBe(one)
  })

  it('[L165] is waited for again where the store failed under it', async () => {
    const own = createClaimLocks(new AbortController().signal, locks)
    const work = vi.fn(() => Promise.reject(new DOMException('', 'UnknownError')))
    for (const times of [1, 2]) {
      await vi.waitFor(() => {
        own.whenFree('they', work)
        expect(work.mock.calls.length).toBeGreaterThanOrEqual(times)
      }, patience)
    }
  })

  it('[L70] is waited for no more once the outbox is closed', async () => {
    const closing = new AbortController()
    const [theirs, mine] = [new AbortController(), closing].map(({ signal }) => createClaimLocks(signal, locks))
    const claimed = theirs?.open()
    await claimed?.lock
    const holder = `${claimed?.claimant.holder}`
    const work = vi.fn(async () => {})
    mine?.whenFree(holder, work)
    closing.abort()
    claimed?.release()
    await locks.request(holder, () => {})
    expect(work).not.toHaveBeenCalled()
  })
})

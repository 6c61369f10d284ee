import { expect, it, vi } from 'vitest'
import { createOutbox } from '../outbox/create-outbox.ts'
import type { Entry } from '../outbox/entry.ts'
import { createMemoryStore } from '../outbox/memory-store.ts'
import { manualClock, submission } from '../outbox/outbox.test.fixture.ts'
import type { Send } from '../outbox/outbox.ts'
import type { PageEvents } from '../outbox/page-events.ts'
import { createFaults } from './create-faults.ts'
import type { FaultName } from './fault-name.ts'

const still: PageEvents = { isOnline: () => true, listen: () => () => {} }

/** An outbox whose way, page and store the faults meet; the clock and chance are the test's. */
function open() {
  const clock = manualClock()
  const faults = createFaults(clock)
  const provider = vi.fn<Send>(async () => ({ status: 200, text: 'OK' }))
  const store = createMemoryStore()
  const outbox = createOutbox({
    clock,
    random: () => 0.5,
    send: faults.send(provider),
    page: faults.page(still),
    store: faults.store(store),
  })
  return { clock, faults, outbox, provider, store }
}

const stateOf = (entry: Entry | undefined) => entry?.state.status

it('[L109] [F82] back online, what waits goes out at once at its first try, and says no repeat', async () => {
  const { clock, faults, outbox, provider } = open()
  faults.set('offline')
  await outbox.enqueue(submission('one'))
  await clock.go(0)
  const waiting = await outbox.get('one')
  expect([
    stateOf(waiting),
    waiting?.attempts,
    waiting?.doubtful,
    waiting?.log.map(({ code, sent }) => [code, sent]),
  ]).toEqual(['queued', 0, false, []])
  await clock.go(4000)
  faults.set(undefined)
  await clock.go(1000)
  expect(stateOf(await outbox.get('one'))).toBe('sent')
  expect(
    provider.mock.calls.map(([{ params }]) => [params['letterslot_attempts'], params['letterslot_repeat']]),
  ).toEqual([['1', undefined]])
})

it.each<readonly [FaultName, string]>([
  ['provider-down', 'waiting'],
  ['mailbox-disconnected', 'parked'],
  ['quota-used-up', 'parked'],
  ['wrong-template', 'parked'],
  ['answer-lost', 'queued'],
  ['slow-line', 'sending'],
])('[L109 F28 F30 F32] under %s a message is %s, never gone; it is sent once the fault ends', async (fault, status) => {
  const { clock, faults, outbox } = open()
  faults.set(fault)
  await outbox.enqueue(submission('one'))
  await clock.go(0)
  expect(stateOf(await outbox.get('one'))).toBe(status)
  faults.set(undefined)
  await outbox.retry('one')
  await clock.go(10_000)
  expect(stateOf(await outbox.get('one'))).toBe('sent')
})

it('[L103 L109 F32] a message whose answer is lost goes out at each try; every later one is a possible repeat', async () => {
  const { clock, faults, outbox, provider } = open()
  faults.set('answer-lost')
  await outbox.enqueue(submission('one'))
  await clock.go(60_000)
  const lost = await outbox.get('one')
  expect(lost?.log.map(({ code, sent }) => `${code} ${sent}`)).toEqual(lost?.log.map(() => 'network maybe'))
  expect([lost?.log.length, lost?.attempts, provider.mock.calls.length]).toEqual([6, 6, 6])
  faults.set(undefined)
  await outbox.retry('one')
  await clock.go(2000)
  const repeats = provider.mock.calls.map(([{ params }]) => params['letterslot_repeat'])
  expect(repeats).toEqual([undefined, ...Array(6).fill('yes')])
})

it('[L135 F02] with a full storage a message is only in memory, is sent all the same, and the outbox says why', async () => {
  const { clock, faults, outbox, store } = open()
  faults.set('storage-full')
  const entry = await outbox.enqueue(submission('one'))
  expect([entry.keeping, outbox.health()]).toEqual([
    'memory',
    { keeping: 'memory', fault: 'quota', sendsWhenClosed: false },
  ])
  await clock.go(0)
  expect(stateOf(await outbox.get('one'))).toBe('sent')
  expect(await store.list({ unsent: false, after: 0, limit: 10 })).toEqual([])
})

it('[L135] one user of an outbox finds no room while another’s messages are kept', async () => {
  const { faults, outbox, store } = open()
  const other = createFaults()
  const mine = other.outbox(outbox)
  const heard: unknown[] = []
  const stop = mine.subscribe((event) => event.kind === 'health' && heard.push(event.health))
  other.set('storage-full')
  const full = { keeping: 'memory', fault: 'quota', sendsWhenClosed: false }
  expect([mine.health(), await other.outbox(outbox).ready]).toEqual([full, full])
  expect(faults.current()).toBeUndefined()
  await mine.enqueue(submission('mine'))
  await outbox.enqueue(submission('theirs'))
  expect((await store.list({ unsent: false, after: 0, limit: 10 })).map(({ id }) => id)).toEqual(['theirs'])
  other.set(undefined)
  stop()
  other.set('storage-full')
  expect(heard).toEqual([full, { keeping: 'memory', sendsWhenClosed: false }])
})

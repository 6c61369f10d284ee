import { SendError } from '@letterslot/client'
import { createMemoryStore, createOutbox, type Outgoing, type PageEvents, type Send } from '@letterslot/client/outbox'
import { expect, it, onTestFinished, vi } from 'vitest'
import { entryOf } from '../../features/try/entry.test.fixture.ts'
import { isSimulated, withoutMark } from './simulated.ts'
import { createSimulation, isFromTryIt, outboxOfTryIt, type Simulation, sharedFault, shareFault } from './simulation.ts'

const signal = new AbortController().signal
const accepting: Send = async () => ({ status: 200, text: 'OK' })

function outgoingOf(context: unknown): Outgoing {
  const entry = entryOf({ context })
  return { connection: entry.connection, params: entry.params, files: [], entry }
}
const tried = outgoingOf({ isTried: true, kind: 'practice' })

async function codeOf(sending: Promise<unknown>): Promise<string> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof SendError ? error.code : 'none'
}

it('[T554] a fault meets messages of Try it, and no other', async () => {
  const simulation = createSimulation()
  simulation.faults.set('mailbox-disconnected')
  const send = simulation.send(accepting)
  const codes = [tried, outgoingOf({ kind: 'practice' }), outgoingOf(undefined)].map((outgoing) =>
    codeOf(send(outgoing, { signal })),
  )
  expect(await Promise.all(codes)).toEqual(['provider-refused', 'none', 'none'])
  simulation.faults.set(undefined)
})

it('[T565] what a fault said is marked as simulated, and what a provider said is not', async () => {
  const simulation = createSimulation({ elsewhere: async () => undefined, after: () => () => {} })
  const refusal = new SendError({ code: 'rejected', status: 400, text: 'No such service', sent: 'no' })
  const refusing: Send = () => Promise.reject(refusal)
  const heard: [unknown, boolean, string][] = []
  for (const fault of [
    'offline',
    'provider-down',
    'mailbox-disconnected',
    'answer-lost',
    'storage-full',
    undefined,
  ] as const) {
    simulation.faults.set(fault)
    const error: unknown = await simulation
      .send(refusing)(tried, { signal })
      .catch((reason: unknown) => reason)
    if (error instanceof SendError) heard.push([fault, isSimulated(error), withoutMark(error).text])
  }
  expect(heard).toEqual([
    ['offline', false, 'Aborted'],
    ['provider-down', true, '<!doctype html><html><body><h1>Service Unavailable</h1></body></html>'],
    ['mailbox-disconnected', true, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    ['answer-lost', true, 'Network Error'],
    ['storage-full', false, 'No such service'],
    [undefined, false, 'No such service'],
  ])
})

it('[T555] a fault that one tab simulates meets its messages in the tab that sends them, until it ends', async () => {
  const [here, there] = [createSimulation(), createSimulation()]
  const provider = vi.fn(accepting)
  const send = there.send(provider)
  here.faults.set('quota-used-up')
  await vi.waitFor(async () => expect(await sharedFault()).toBe('quota-used-up'))
  expect(await codeOf(send(tried, { signal }))).toBe('provider-refused')
  expect(await codeOf(send(outgoingOf(undefined), { signal }))).toBe('none')
  here.faults.set('offline')
  await vi.waitFor(async () => expect(await sharedFault()).toBe('offline'))
  expect(await codeOf(send(tried, { signal }))).toBe('aborted')
  expect(provider).toHaveBeenCalledTimes(1)
  here.faults.set(undefined)
  await vi.waitFor(async () => expect(await sharedFault()).toBeUndefined())
  expect(await codeOf(send(tried, { signal }))).toBe('none')
})

it('[T555] without Web Locks each tab knows its own faults', async () => {
  vi.stubGlobal('navigator', {})
  const simulation = createSimulation()
  shareFault(simulation.faults)
  simulation.faults.set('offline')
  expect(await sharedFault()).toBeUndefined()
  expect(await codeOf(simulation.send(accepting)(tried, { signal }))).toBe('aborted')
  vi.unstubAllGlobals()
})

it('[T344] remembers what the last try of Try it sent, and nothing that stayed here', async () => {
  const simulation = createSimulation({ elsewhere: async () => undefined })
  const send = simulation.send(accepting)
  const heard: (Outgoing | undefined)[] = []
  const stop = simulation.subscribe(() => heard.push(simulation.lastOutgoing()))
  simulation.faults.set('offline')
  await codeOf(send(tried, { signal }))
  simulation.faults.set(undefined)
  await send(outgoingOf(undefined), { signal })
  expect(simulation.lastOutgoing()).toBeUndefined()
  await send(tried, { signal })
  stop()
  const next = { ...tried, params: {} }
  await send(next, { signal })
  expect([heard, simulation.lastOutgoing()]).toEqual([[tried], next])
})

it('[T554] notes of what it takes in, and of what is sent anew, that it comes from Try it', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => {}) })
  const mine = outboxOfTryIt(outbox)
  const { order: _, ...submission } = entryOf({ context: { kind: 'practice' } })
  const entry = await mine.enqueue(submission)
  expect([entry.context, isFromTryIt(entry)]).toEqual([{ kind: 'practice', isTried: true }, true])
  const bare = await mine.enqueue({ ...submission, id: 'bare', context: undefined })
  expect(bare.context).toEqual({ isTried: true })
  const other = await outbox.enqueue({ ...submission, id: 'other' })
  expect(isFromTryIt(other)).toBe(false)
  const changed = await mine.retry('bare', { context: { kind: 'relay' } })
  expect(changed?.context).toEqual({ kind: 'relay', isTried: true })
  expect((await mine.retry('bare', { params: {} }))?.context).toEqual({ kind: 'relay', isTried: true })
  await outbox.close()
})

const quietPage: PageEvents = { isOnline: () => true, listen: () => () => {} }

/** An outbox as the studio's, whose messages a simulation's faults may meet. */
function outboxUnder(simulation: Simulation) {
  const provider = vi.fn(accepting)
  const outbox = createOutbox({
    store: createMemoryStore(),
    page: simulation.page(quietPage),
    send: simulation.send(provider),
    policy: { paceMs: 0 },
  })
  onTestFinished(() => outbox.close())
  const { order: _, ...submission } = entryOf({})
  const sentIds = (): readonly string[] => provider.mock.calls.map(([{ entry }]) => entry.id)
  return {
    outbox,
    sentIds,
    attempts: () => provider.mock.calls.map(([{ params }]) => params['letterslot_attempts']),
    enqueue: (id: string, context?: object) => outbox.enqueue({ ...submission, id, context }),
  }
}

it('[T1071 F82] offline makes no tries, and a tunnel of four seconds is no fourth try: the message goes out at its first', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const simulation = createSimulation({ elsewhere: async () => undefined })
  const { outbox, enqueue, sentIds, attempts } = outboxUnder(simulation)
  simulation.faults.set('offline')
  const told: string[] = []
  outbox.subscribe((event) => event.kind === 'changed' && told.push(`${event.entry.id} ${event.entry.state.status}`))
  await enqueue('mine', { isTried: true })
  await enqueue('other')
  await vi.advanceTimersByTimeAsync(4000)
  await outbox.retry('mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(await outbox.get('mine')).toMatchObject({ state: { status: 'queued' }, attempts: 0, log: [] })
  expect(sentIds()).toEqual(['other'])
  expect(told.filter((line) => line.startsWith('mine'))).toEqual(['mine queued', 'mine queued'])
  simulation.faults.set(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect([sentIds(), attempts()]).toEqual([
    ['other', 'mine'],
    ['1', '1'],
  ])
})

it('[T1071 T555] another tab’s offline makes no tries here either, until it ends there', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let there: 'offline' | undefined = 'offline'
  const { outbox, enqueue, attempts } = outboxUnder(createSimulation({ elsewhere: async () => there }))
  await enqueue('mine', { isTried: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outbox.get('mine')).toMatchObject({ state: { status: 'queued' }, attempts: 0, log: [] })
  expect(attempts()).toEqual([])
  there = undefined
  await outbox.flush()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(attempts()).toEqual(['1'])
})

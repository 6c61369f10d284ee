import { afterEach, expect, it, vi } from 'vitest'
import { SendError } from '../send-error.ts'
import { createOutbox, type OutboxOptions } from './create-outbox.ts'
import { createEntry } from './entry.ts'
import { createMemoryStore } from './memory-store.ts'
import { answers, connection, manualClock, manualPage, submission, watchClaims } from './outbox.test.fixture.ts'
import type { Outbox } from './outbox.ts'
import { pageEvents } from './page-events.ts'

const dayMs = 86_400_000
const opened: Outbox[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
})

function open(options: OutboxOptions = {}) {
  const clock = manualClock()
  const page = manualPage()
  const { send, sent } = answers({ status: 200, text: 'OK' })
  const outbox = createOutbox({ store: createMemoryStore(), clock, page, send, random: () => 0.5, ...options })
  opened.push(outbox)
  return { outbox, clock, page, sent }
}

it('[L168] [F82] offline nothing is tried, whoever asks, and the next try after a tunnel is the first', async () => {
  const { outbox, clock, page, sent } = open()
  page.goOffline()
  await outbox.enqueue(submission('one', { noteIn: 'message', writtenAt: '2026-11-21T13:02:00Z' }))
  await clock.go(2000)
  await outbox.retry('one')
  page.look()
  const flushed = outbox.flush({ all: true })
  await clock.go(2000)
  await flushed
  expect(sent).toEqual([])
  expect(await outbox.get('one')).toMatchObject({ state: { status: 'queued' }, attempts: 0, log: [] })
  page.goOnline()
  await clock.go(0)
  expect(sent.map(({ params }) => [params['letterslot_attempts'], params['message']])).toEqual([
    ['1', 'Hello from one'],
  ])
})

it('[L168] [F82] offline nothing is claimed either, and nobody looks again until the network is back', async () => {
  const store = createMemoryStore()
  const { outbox, clock, page } = open({ store })
  page.goOffline()
  await outbox.enqueue(submission('one'))
  await clock.go(0)
  const findDue = vi.spyOn(store, 'findDue')
  const update = vi.spyOn(store, 'update')
  await clock.go(60_000)
  expect([findDue.mock.calls, update.mock.calls]).toEqual([[], []])
})

it('[L168] [F82] what came due offline, of its own wait too, goes out as soon as the page is online', async () => {
  const { send, sent } = answers({ status: 503, text: '' }, { status: 200, text: 'OK' })
  const { outbox, clock, page } = open({ send })
  await outbox.enqueue(submission('one'))
  await clock.go(0)
  page.goOffline()
  await clock.go(dayMs)
  expect(sent).toHaveLength(1)
  page.goOnline()
  await clock.go(0)
  expect(sent).toHaveLength(2)
})

it.each(['new', 'queued'])(
  '[L168] [F82] gives back what it had claimed when the network went: a %s one',
  async (kind) => {
    const store = createMemoryStore()
    const page = manualPage()
    if (kind === 'queued') await store.add(createEntry(submission('one')))
    const { outbox, clock, sent } = open({ page, store: watchClaims(store, () => page.goOffline()) })
    if (kind === 'new') await outbox.enqueue(submission('one'))
    await clock.go(dayMs)
    expect(sent).toEqual([])
    expect(await outbox.get('one')).toMatchObject({ state: { status: 'queued' }, attempts: 0, doubtful: false })
  },
)

it('[L200] an attempt that was given up before anything left is none, and goes out at the next occasion', async () => {
  const { send, sent } = answers({ status: 200, text: 'OK' })
  let isHeldBack = true
  const { outbox, clock, page } = open({
    send: async (outgoing, given) =>
      isHeldBack
        ? Promise.reject(new SendError({ code: 'aborted', status: 0, text: 'Aborted', sent: 'no' }))
        : send(outgoing, given),
  })
  await outbox.enqueue(submission('one'))
  await clock.go(60_000)
  expect(await outbox.get('one')).toMatchObject({ state: { status: 'queued' }, attempts: 0, log: [], doubtful: false })
  isHeldBack = false
  page.look()
  await clock.go(1000)
  expect(sent.map(({ params }) => [params['letterslot_attempts'], params['letterslot_repeat']])).toEqual([
    ['1', undefined],
  ])
})

it('[L200] an attempt that was given up after something may have left is one', async () => {
  const maybe = new SendError({ code: 'aborted', status: 0, text: 'Aborted', sent: 'maybe' })
  const { outbox, clock } = open({ send: answers(maybe, { status: 200, text: 'OK' }).send })
  await outbox.enqueue(submission('one'))
  await clock.go(60_000)
  expect(await outbox.get('one')).toMatchObject({ state: { status: 'sent' }, attempts: 2, doubtful: true })
})

it('[L201] of a message that cannot go now nothing is claimed, and the others on its connection go on', async () => {
  const page = manualPage()
  const told: string[] = []
  const { outbox, clock, sent } = open({
    page: { ...page, isOnline: (_, entry) => entry?.id !== 'held' },
  })
  outbox.subscribe((event) => event.kind === 'changed' && told.push(`${event.entry.id} ${event.entry.state.status}`))
  await outbox.enqueue(submission('held'))
  await outbox.enqueue(submission('other'))
  await clock.go(60_000)
  expect(sent.map(({ entry }) => entry.id)).toEqual(['other'])
  expect(told).toEqual(['held queued', 'other queued', 'other sending', 'other sent'])
  expect(await outbox.get('held')).toMatchObject({ attempts: 0, log: [] })
})

it.each([
  ['https://api.emailjs.com', 'https://example.org', false],
  ['https://example.org', 'https://example.org', false],
  ['http://192.168.0.5:4400', 'http://192.168.0.5:4400', false],
  ['http://localhost:4401', 'http://localhost:4400', false],
  ['http://localhost:4400', 'http://localhost:4400', true],
  ['practice:', 'https://example.org', true],
  ['', 'https://example.org', true],
])('[L169] [F82] to %j a page of %j without a network may send: %s', async (origin, pageOrigin, mayLeave) => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { origin: pageOrigin })
  vi.stubGlobal('isSecureContext', /^https:|localhost/.test(pageOrigin))
  expect(pageEvents.isOnline(origin)).toBe(mayLeave)
  const page = { ...manualPage(), isOnline: pageEvents.isOnline }
  const { outbox, clock, sent } = open({ page })
  await outbox.enqueue(submission('one', { connection: { ...connection, origin } }))
  await clock.go(0)
  expect(sent).toHaveLength(mayLeave ? 1 : 0)
})

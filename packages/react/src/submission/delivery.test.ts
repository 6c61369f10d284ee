import type { Entry } from '@letterslot/client/outbox'
import { describe, expect, it } from 'vitest'
import { changed, type DeliveryState, deleted, displayOf, followed, idle, removed, requested } from './delivery.ts'
import { entryOf, nowMs, sending } from './entry.test.fixture.ts'

const queued = entryOf({ status: 'queued' })
const { id } = queued
const parked = entryOf({ status: 'parked', code: 'rejected', sinceMs: nowMs }, { fence: 2 })
const sent = entryOf({ status: 'sent', sentAt: '2026-11-21T14:02:09+01:00' }, { fence: 2 })
const other = entryOf({ status: 'queued' }, { id: 'other', fence: 9 })
const request = { sinceMs: nowMs, attempts: 1 }
const following: DeliveryState = { status: 'following', id, entry: queued, pausedUntilMs: 7, request }
const gone: DeliveryState = { status: 'deleted', deleted: { entry: parked, values: undefined } }
const states: Record<DeliveryState['status'], DeliveryState> = { idle, following, deleted: gone }

type Event = (delivery: DeliveryState) => DeliveryState
const take =
  (entry: Entry): Event =>
  (delivery) =>
    changed(delivery, entry, undefined)

/** The states after an event, each by the state before it; `same` is the very same object. */
const table: readonly (readonly [event: string, Event, Record<DeliveryState['status'], DeliveryState | 'same'>])[] = [
  [
    'another message is followed',
    () => followed('other'),
    {
      idle: { status: 'following', id: 'other' },
      following: { status: 'following', id: 'other' },
      deleted: { status: 'following', id: 'other' },
    },
  ],
  ['none is followed', () => followed(undefined), { idle, following: idle, deleted: idle }],
  [
    'its entry changed',
    take(parked),
    { idle: 'same', following: { status: 'following', id, entry: parked, request }, deleted: 'same' },
  ],
  ['the entry of another changed', take(other), { idle: 'same', following: 'same', deleted: 'same' }],
  [
    'an attempt is requested',
    (delivery) => requested(delivery, { sinceMs: 1, attempts: 0 }),
    { idle: 'same', following: { ...following, request: { sinceMs: 1, attempts: 0 } }, deleted: 'same' },
  ],
  [
    'the request is answered',
    (delivery) => requested(delivery),
    { idle: 'same', following: { status: 'following', id, entry: queued, pausedUntilMs: 7 }, deleted: 'same' },
  ],
  ['it is removed', (delivery) => removed(delivery, id), { idle: 'same', following: idle, deleted: 'same' }],
  [
    'another is removed',
    (delivery) => removed(delivery, 'other'),
    { idle: 'same', following: 'same', deleted: 'same' },
  ],
  ['it is deleted', () => deleted(parked, undefined), { idle: gone, following: gone, deleted: gone }],
  ['it is deleted, and was gone before', () => deleted(undefined, {}), { idle, following: idle, deleted: idle }],
]

describe.each(table)('a delivery, when %s,', (_, event, after) => {
  it.each(['idle', 'following', 'deleted'] as const)('[R61 R77 R89] goes on from %s', (status) => {
    const before = states[status]
    const expected = after[status]
    if (expected === 'same') expect(event(before)).toBe(before)
    else expect(event(before)).toEqual(expected)
  })
})

describe('news of an entry', () => {
  const open = (entry: Entry): DeliveryState => ({ status: 'following', id, entry })
  const claimed = entryOf(sending)
  const again = entryOf({ status: 'queued' }, { fence: 2 })

  it.each([
    ['is taken of one that was not read yet', followed(id), queued, queued],
    ['is taken under a greater fencing number', open(queued), parked, parked],
    ['is taken under the same one', open(parked), again, again],
    ['is late under a smaller one', open(parked), queued, parked],
    ['is late of an attempt that ended', open(entryOf({ status: 'queued' })), claimed, queued],
    ['is late of what was sent', open(sent), parked, sent],
  ])('[R89] %s', (_, before, entry, expected) => {
    expect(changed(before, entry, undefined).entry).toEqual(expected)
  })
})

describe('the display of an entry', () => {
  const facts = { request: undefined, isOnline: true, nowMs }
  const runs = { isUnderWay: () => true }
  const rests = { isUnderWay: () => false }
  const claimed = entryOf(sending)
  const openAt = (attempts: number | undefined) => ({ sinceMs: nowMs, attempts })

  it.each([
    ['a claimed one whose attempt runs', claimed, { outbox: runs }, 'tryStarted'],
    ['the same without a network', claimed, { outbox: runs, isOnline: false }, 0],
    ['a claimed one whose page may be gone', claimed, { outbox: rests }, 0],
    ['the same, requested before its first try', claimed, { outbox: rests, request: openAt(0) }, 0],
    ['the same, requested after its first try', claimed, { outbox: rests, request: openAt(1) }, 0],
    ['a queued one that was requested', queued, { outbox: rests, request: openAt(1) }, 'tryStarted'],
    ['the same without a network', queued, { outbox: rests, request: openAt(1), isOnline: false }, 0],
    ['one that was tried since the request', queued, { outbox: rests, request: openAt(0) }, 0],
    ['one that waits for long', queued, { outbox: rests, request: openAt(undefined) }, 0],
    ['one that nobody requested', queued, { outbox: rests }, 0],
    ['one that was sent', sent, { outbox: rests }, 0],
  ] as const)('[R108] %s', (_, entry, more, expected) => {
    expect(displayOf(entry, { ...facts, ...more })).toBe(expected)
  })

  it.each([
    [0, 0],
    [149, 0],
    [150, 400],
    [200, 350],
    [549, 1],
    [550, 0],
    [9_000, 0],
  ])('[R34] holds an answer that comes after %i ms for %i ms', (elapsedMs, expected) => {
    expect(displayOf(parked, { ...facts, outbox: rests, request, nowMs: nowMs + elapsedMs })).toBe(expected)
  })
})

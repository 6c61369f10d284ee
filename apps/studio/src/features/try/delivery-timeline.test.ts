import type { Attempt, Entry } from '@letterslot/client/outbox'
import { expect, it } from 'vitest'
import { tryText } from '../../domain/texts/try.ts'
import { type DeliveryStep, deliveryTimeline } from './DeliveryTimeline.tsx'
import { attemptOf, entryOf, writtenMs } from './entry.test.fixture.ts'
import { type NextDelivery, nextDelivery } from './next-delivery.ts'

const kept: DeliveryStep = { kind: 'kept', keeping: 'strict', atMs: writtenMs }
const [first, second] = [attemptOf(100), attemptOf(2000)]
const firstFailed: DeliveryStep = { kind: 'failed', count: 1, attempt: first, atMs: writtenMs + 200 }
const { endedMs: _, ...running } = attemptOf(2000, { code: 'interrupted', sent: 'maybe', text: '' })
const accepted = attemptOf(2000, { code: 'accepted', status: 200, text: 'OK', sent: 'yes' })
const sending = { status: 'sending', holder: 'h', sinceMs: 0, leaseMs: 1 } as const
const sent = { status: 'sent', sentAt: '2026-11-21T14:02:11+01:00' } as const
const parked = { status: 'parked', code: 'provider-refused', sinceMs: 0, probeMs: 9 } as const

const lives: readonly (readonly [string, Partial<Entry>, readonly DeliveryStep[], NextDelivery | undefined])[] = [
  ['before its first try', {}, [kept], { kind: 'next', count: 1 }],
  ['after a try that failed', { attempts: 1, log: [first] }, [kept, firstFailed], { kind: 'next', count: 2 }],
  [
    'while it waits for its time',
    { attempts: 1, log: [first], state: { status: 'waiting', sinceMs: 0, retryMs: 9 } },
    [kept, firstFailed],
    { kind: 'next', count: 2, atMs: 9 },
  ],
  [
    'during its second try',
    { attempts: 2, log: [first, running], state: sending },
    [kept, firstFailed],
    { kind: 'running', count: 2, atMs: running.startedMs },
  ],
  [
    'after a page that died in its second try',
    { attempts: 2, log: [first, running] },
    [kept, firstFailed, { kind: 'failed', count: 2, attempt: running, atMs: running.startedMs }],
    { kind: 'next', count: 3 },
  ],
  [
    'once it needs a person',
    { attempts: 1, log: [first], state: { status: 'parked', code: 'rejected', sinceMs: 0 } },
    [kept, firstFailed],
    { kind: 'person', isProbed: false },
  ],
  [
    'while it is probed',
    { attempts: 1, log: [first], state: parked },
    [kept, firstFailed],
    { kind: 'person', isProbed: true },
  ],
  [
    'once it was accepted',
    { attempts: 2, log: [first, accepted], state: sent },
    [
      kept,
      firstFailed,
      { kind: 'accepted', count: 2, atMs: writtenMs + 2100 },
      { kind: 'left', atMs: writtenMs + 2100 },
    ],
    undefined,
  ],
  [
    'after tries that the outbox does not keep any more',
    { attempts: 7, log: [first, second] },
    [
      kept,
      { kind: 'earlier', count: 5 },
      { kind: 'failed', count: 6, attempt: first, atMs: writtenMs + 200 },
      { kind: 'failed', count: 7, attempt: second, atMs: writtenMs + 2100 },
    ],
    { kind: 'next', count: 8 },
  ],
]

it.each(lives)('[T340] tells the life of a message %s, and what comes next', (_, changes, life, next) => {
  expect([deliveryTimeline(entryOf(changes)), nextDelivery(entryOf(changes), true)]).toEqual([life, next])
})

it('[T1073] a try whose page may be gone is not told as under way', () => {
  const entry = entryOf({ attempts: 1, log: [running], state: sending })
  expect(nextDelivery(entry, false)).toEqual({ kind: 'begun', count: 1, atMs: running.startedMs })
})

/** A life from its first moment to its receipt. */
function lifeWith(keeping: Entry['keeping']): readonly Entry[] {
  const log: Attempt[] = []
  const moments: Partial<Entry>[] = [{}]
  const at = (state: Entry['state'], last?: Attempt): void => {
    if (last) log.splice(state.status === 'sending' ? log.length : -1, 1, last)
    moments.push({ state, log: [...log], attempts: log.length })
  }
  at(sending, running)
  at({ status: 'queued' }, first)
  at(sending, running)
  // Its page died.
  at({ status: 'queued' })
  at(sending, running)
  at({ status: 'waiting', sinceMs: 0, retryMs: 9 }, second)
  at(sending, running)
  at(parked, second)
  at(sending, running)
  at({ ...sent }, accepted)
  return moments.map((changes) => entryOf({ ...changes, keeping }))
}

it.each(['strict', 'relaxed', 'memory'] as const)(
  '[T1072] of a message kept as %s no line is taken back or said otherwise: what happens later is a new one',
  (keeping) => {
    let said: readonly DeliveryStep[] = []
    for (const entry of lifeWith(keeping)) {
      const now = deliveryTimeline(entry)
      expect(now.slice(0, said.length)).toEqual(said)
      said = now
    }
    expect(said.map(({ kind }) => kind)).toEqual([
      'kept',
      'failed',
      'failed',
      'failed',
      'failed',
      'accepted',
      ...(keeping === 'memory' ? [] : ['left']),
    ])
  },
)

it('[T1072] “Not saved: kept in the open page alone” is as true after the message was sent as before', () => {
  expect([tryText.kept.memory, tryText.keptMore.memory]).toEqual([
    'Not saved: kept in the open page alone',
    'The visitor was asked to keep it open.',
  ])
})

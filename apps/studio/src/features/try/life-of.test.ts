import type { Entry } from '@letterslot/client/outbox'
import { expect, it } from 'vitest'
import { attemptOf, entryOf, writtenMs } from './entry.test.fixture.ts'
import { type LifeStep, lifeOf } from './life-of.ts'

const kept: LifeStep = { kind: 'kept', keeping: 'strict', atMs: writtenMs }
const [first, second] = [attemptOf(100), attemptOf(2000)]
const firstFailed: LifeStep = { kind: 'failed', count: 1, attempt: first, atMs: writtenMs + 200 }
const { endedMs: _, ...running } = attemptOf(2000, { code: 'interrupted', sent: 'maybe', text: '' })
const accepted = attemptOf(2000, { code: 'accepted', status: 200, text: 'OK', sent: 'yes' })

const lives: readonly (readonly [string, Partial<Entry>, readonly LifeStep[]])[] = [
  ['before its first try', {}, [kept, { kind: 'next', count: 1 }]],
  ['after a try that failed', { attempts: 1, log: [first] }, [kept, firstFailed, { kind: 'next', count: 2 }]],
  [
    'while it waits for its time',
    { attempts: 1, log: [first], state: { status: 'waiting', sinceMs: 0, retryMs: 9 } },
    [kept, firstFailed, { kind: 'next', count: 2, atMs: 9 }],
  ],
  [
    'during its second try',
    { attempts: 2, log: [first, running], state: { status: 'sending', holder: 'h', sinceMs: 0, leaseMs: 1 } },
    [kept, firstFailed, { kind: 'running', count: 2, atMs: running.startedMs }],
  ],
  [
    'after a page that died in its second try',
    { attempts: 2, log: [first, running] },
    [
      kept,
      firstFailed,
      { kind: 'failed', count: 2, attempt: running, atMs: running.startedMs },
      { kind: 'next', count: 3 },
    ],
  ],
  [
    'once it needs a person',
    { attempts: 1, log: [first], state: { status: 'parked', code: 'rejected', sinceMs: 0 } },
    [kept, firstFailed, { kind: 'person', isProbed: false }],
  ],
  [
    'while it is probed',
    { attempts: 1, log: [first], state: { status: 'parked', code: 'provider-refused', sinceMs: 0, probeMs: 9 } },
    [kept, firstFailed, { kind: 'person', isProbed: true }],
  ],
  [
    'once it was accepted',
    { attempts: 2, log: [first, accepted], state: { status: 'sent', sentAt: '2026-11-21T14:02:11+01:00' } },
    [kept, firstFailed, { kind: 'accepted', count: 2, atMs: writtenMs + 2100 }],
  ],
  [
    'after many tries, of which the last four are told',
    { attempts: 9, log: [first, first, second, second, second, second] },
    [
      kept,
      { kind: 'earlier', count: 5 },
      ...[6, 7, 8, 9].map((count) => ({ kind: 'failed', count, attempt: second, atMs: writtenMs + 2100 }) as const),
      { kind: 'next', count: 10 },
    ],
  ],
]

it.each(lives)('[T340] tells the life of a message %s', (_, changes, life) => {
  expect(lifeOf(entryOf(changes))).toEqual(life)
})

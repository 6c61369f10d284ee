import { describe, expect, it } from 'vitest'
import type { MessageState } from './port.ts'
import { type MessageEvent, nextMessageState } from './sqlite-queue.ts'

const events = {
  claim: { kind: 'claim' },
  delivered: { kind: 'delivered' },
  deferred: { kind: 'deferred' },
  failed: { kind: 'failed' },
  'released untried': { kind: 'released', isDeferred: false },
  'released put off': { kind: 'released', isDeferred: true },
  retry: { kind: 'retry' },
} as const satisfies Record<string, MessageEvent>

const none = undefined
const table: Record<MessageState, Record<keyof typeof events, MessageState | undefined>> = {
  accepted: {
    claim: 'delivering',
    delivered: none,
    deferred: none,
    failed: none,
    'released untried': none,
    'released put off': none,
    retry: none,
  },
  delivering: {
    claim: 'delivering',
    delivered: 'delivered',
    deferred: 'deferred',
    failed: 'failed',
    'released untried': 'accepted',
    'released put off': 'deferred',
    retry: none,
  },
  delivered: {
    claim: none,
    delivered: none,
    deferred: none,
    failed: none,
    'released untried': none,
    'released put off': none,
    retry: none,
  },
  deferred: {
    claim: 'delivering',
    delivered: none,
    deferred: none,
    failed: none,
    'released untried': none,
    'released put off': none,
    retry: 'deferred',
  },
  failed: {
    claim: none,
    delivered: none,
    deferred: none,
    failed: none,
    'released untried': none,
    'released put off': none,
    retry: 'deferred',
  },
}

const rows = Object.entries(table).flatMap(([from, row]) =>
  Object.entries(row).map(([event, to]) => ({ from, event, to })),
)
const isState = (name: string): name is MessageState => name in table
const isEvent = (name: string): name is keyof typeof events => name in events

describe('the life of a message', () => {
  it.each(rows)('[S5] $from and $event come to $to', ({ from, event, to }) => {
    if (!isState(from) || !isEvent(event)) throw new Error('a row of the table')
    expect(nextMessageState(from, events[event])).toBe(to)
  })
})

import type { Entry } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { hourMs } from '../texts/format.ts'
import { outboxText } from '../texts/outbox.ts'
import { readSendingContext } from './send-route.ts'

/** The delivery status of an entry, in people's terms. */
export interface EntryStatus {
  readonly kind: 'sent' | 'sending' | 'queued' | 'offline' | 'waiting' | 'person'
  readonly words: string
}

/** The three groups that makers count: sent, not sent yet, needs a person. */
export type EntryGroup = keyof typeof outboxText.group

/** Facts besides the entry that decide its status. */
export interface CurrentMoment {
  readonly nowMs: number
  readonly isOnline: boolean
}

const hourAndMinute = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayAndClock = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Counts seconds down as people read them, `00:42`. Below an hour. */
function countDown(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (count: number): string => String(count).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** A moment to come: `at 18:31`, or `on November 24 at 18:31` when that is another day. */
export function momentAhead(atMs: number, nowMs: number): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString()
  return isToday ? `at ${hourAndMinute.format(atMs)}` : `on ${dayAndClock.format(atMs)}`
}

/** Tells if an entry needs the network: practice stays in the page, the test inbox on this computer. */
function leavesThisComputer(entry: Entry): boolean {
  const kind = readSendingContext(entry.context)?.kind
  return kind !== 'practice' && kind !== 'test-inbox'
}

/** The group that an entry is counted in. */
export function groupOf({ state: { status } }: Entry): EntryGroup {
  if (status === 'sent') return 'sent'
  return status === 'parked' ? 'person' : 'waiting'
}

/**
 * Says where an entry stands now: never more than is known.
 * @param isUnderWay - its attempt is known to run, as the outbox says.
 */
export function entryStatus(entry: Entry, { nowMs, isOnline }: CurrentMoment, isUnderWay = true): EntryStatus {
  const { state } = entry
  const text = outboxText.state
  switch (state.status) {
    case 'sent':
      return { kind: 'sent', words: text.sent }
    case 'sending':
      return isUnderWay ? { kind: 'sending', words: text.sending } : { kind: 'queued', words: text.queued }
    case 'parked':
      return { kind: 'person', words: text.person }
    case 'queued':
    case 'waiting': {
      if (!isOnline && leavesThisComputer(entry)) return { kind: 'offline', words: text.offline }
      if (state.status === 'queued') return { kind: 'queued', words: text.queued }
      const leftMs = state.retryMs - nowMs
      if (leftMs <= 0) return { kind: 'waiting', words: text.soon }
      const words = leftMs < hourMs ? text.inTime(countDown(leftMs)) : text.at(momentAhead(state.retryMs, nowMs))
      return { kind: 'waiting', words }
    }
    default:
      return assertNever(state)
  }
}

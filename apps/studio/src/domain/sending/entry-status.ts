import type { Explanation } from '@letterslot/client/answers'
import type { Attempt, Entry } from '@letterslot/client/outbox'
import { assertNever } from '@letterslot/core'
import { language } from '../../ui/language.ts'
import { testSendText } from '../texts/connect.ts'
import { changedText, outboxText } from '../texts/outbox.ts'
import { formatClock, hourMs } from '../texts/times.ts'
import { explainInWords } from './explain-in-words.ts'
import { routeName } from './route-change.ts'
import { readSendingContext } from './sending-snapshot.ts'
import { isSimulated, withoutMark } from './simulated.ts'
import { deletedConnectionText } from './studio-outbox.ts'

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

const dayAndClock = new Intl.DateTimeFormat(language, {
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
  return isToday ? outboxText.moment.today(formatClock(atMs)) : outboxText.moment.later(dayAndClock.format(atMs))
}

/** Tells if an entry needs the network: practice stays in the page, the test inbox on this computer. */
function leavesThisComputer(entry: Entry): boolean {
  const kind = readSendingContext(entry.context)?.kind
  return kind !== 'practice' && kind !== 'test-inbox'
}

/** The oldest moment that a screen may still show, and a difference of two pages' clocks. Milliseconds. */
const momentSlackMs = 5000

/**
 * When an entry is tried next by itself; undefined where nobody knows. A clock that was set back since ends the wait, as
 * the outbox has it.
 */
export function nextAttemptMs({ state }: Pick<Entry, 'state'>, nowMs: number): number | undefined {
  if (state.status !== 'waiting' && state.status !== 'parked') return undefined
  const atMs = state.status === 'waiting' ? state.retryMs : state.probeMs
  return atMs !== undefined && state.sinceMs > nowMs + momentSlackMs ? nowMs : atMs
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
      const atMs = nextAttemptMs(entry, nowMs) ?? nowMs
      const leftMs = atMs - nowMs
      if (leftMs <= 0) return { kind: 'waiting', words: text.soon }
      const words = leftMs < hourMs ? text.inTime(countDown(leftMs)) : text.at(momentAhead(atMs, nowMs))
      return { kind: 'waiting', words }
    }
    default:
      return assertNever(state)
  }
}

/** Explains one attempt of an entry to its maker: the table's words, but for what only the studio knows. */
export function explainAttempt(entry: Entry, attempt: Attempt): Explanation {
  const { code, status, text } = withoutMark(attempt)
  const kind = readSendingContext(entry.context)?.kind
  const explanation = explainInWords({ code, status, text, origin: entry.connection.origin })
  if (code === 'network' && kind === 'test-inbox') return { ...explanation, happened: testSendText.inboxSilent }
  if (text !== deletedConnectionText) return explanation
  const { deletedTitle: title, deleted, connectFirst } = changedText
  return { ...explanation, title, happened: deleted(routeName(kind, entry.connection)), step: { text: connectFirst } }
}

/** The last attempt of an entry that is over; undefined before the first is. */
export function lastAttempt({ log, state }: Entry): Attempt | undefined {
  return log.at(state.status === 'sending' ? -2 : -1)
}

/** Explains the last attempt of an entry; undefined before the first is over. */
export function explainEntry(entry: Entry): Explanation | undefined {
  const last = lastAttempt(entry)
  return last && explainAttempt(entry, last)
}

/**
 * The provider's own words of an attempt, `412 Gmail_API: Invalid grant`; of a refusal of our own there is no status. What was simulated says so first, where no row
 * cuts it off. Empty where nothing was said.
 */
export function providerWords(attempt: Pick<Attempt, 'status' | 'text'> & Partial<Pick<Attempt, 'code'>>): string {
  const { code, status, text } = withoutMark(attempt)
  const said = text.replaceAll(/\s+/g, ' ').trim()
  const isLocal = code !== undefined && explainInWords({ code, status, text }).isLocal
  const words = status === 0 || isLocal ? said : `${status} ${said}`.trim()
  return isSimulated(attempt) ? outboxText.simulated.title(words) : words
}

/** The last news of an entry, in short: the provider's words, else what happened. Empty before the first attempt. */
export function lastProviderWords(entry: Entry): string {
  if (entry.state.status === 'sent') return entry.attempts > 1 ? outboxText.tries(entry.attempts) : ''
  const last = lastAttempt(entry)
  return (last && providerWords(last)) || (explainEntry(entry)?.title ?? '')
}

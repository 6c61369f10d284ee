import { type Explanation, explainAnswer } from '@letterslot/client/answers'
import type { Attempt, Entry } from '@letterslot/client/outbox'
import { testSendText } from '../texts/connect.ts'
import { changedText, outboxText } from '../texts/outbox.ts'
import { routeName } from './route-change.ts'
import { readSendingContext } from './send-route.ts'
import { isSimulated, withoutMark } from './simulated.ts'
import { deletedConnectionText } from './studio-outbox.ts'

/** Explains one attempt of an entry to its maker: the table's words, but for what only the studio knows. */
export function explainAttempt(entry: Entry, attempt: Attempt): Explanation {
  const { code, status, text } = withoutMark(attempt)
  const kind = readSendingContext(entry.context)?.kind
  const explanation = explainAnswer({ code, status, text, origin: entry.connection.origin })
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
  const isLocal = code !== undefined && explainAnswer({ code, status, text }).isLocal
  const words = status === 0 || isLocal ? said : `${status} ${said}`.trim()
  return isSimulated(attempt) ? outboxText.simulated.title(words) : words
}

/** The last news of an entry, in short: the provider's words, else what happened. Empty before the first attempt. */
export function lastProviderWords(entry: Entry): string {
  if (entry.state.status === 'sent') return entry.attempts > 1 ? outboxText.tries(entry.attempts) : ''
  const last = lastAttempt(entry)
  return (last && providerWords(last)) || (explainEntry(entry)?.title ?? '')
}

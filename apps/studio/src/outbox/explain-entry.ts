import { type Explanation, explainAnswer } from '@letterslot/client/answers'
import type { Attempt, Entry } from '@letterslot/client/outbox'
import { testSendText } from '../catalogue/connect.ts'
import { changedText } from '../catalogue/outbox.ts'
import { readSendingContext } from './sending-snapshot.ts'
import { deletedConnectionText } from './studio-send.ts'
import { wayName } from './way-name.ts'

/** Explains one attempt of an entry to its maker: the table's words, but for what only the studio knows. */
export function explainAttempt(entry: Entry, { code, status, text }: Attempt): Explanation {
  const kind = readSendingContext(entry.context)?.kind
  const explanation = explainAnswer({ code, status, text, origin: entry.connection.origin })
  if (code === 'network' && kind === 'test-inbox') return { ...explanation, happened: testSendText.inboxSilent }
  if (text !== deletedConnectionText) return explanation
  const { deletedTitle: title, deleted, connectFirst } = changedText
  return { ...explanation, title, happened: deleted(wayName(kind, entry.connection)), step: { text: connectFirst } }
}

/** Explains the last attempt of an entry; undefined before there was one, and while the first runs. */
export function explainEntry(entry: Entry): Explanation | undefined {
  const last = entry.log.findLast(({ endedMs, code }) => endedMs !== undefined || code === 'interrupted')
  return last && explainAttempt(entry, last)
}

/** The provider's own words of an attempt: `412 Gmail_API: Invalid grant`. Empty where nothing was said. */
export function wordsOf({ status, text }: Pick<Attempt, 'status' | 'text'>): string {
  const said = text.replaceAll(/\s+/g, ' ').trim()
  return status === 0 ? said : `${status} ${said}`.trim()
}

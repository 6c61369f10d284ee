import type { Entry } from '@letterslot/client/outbox'
import { practiceOrigin } from './send-route.ts'
import type { Sending } from './sending-context.ts'
import type { ArrivedMail } from './studio-transport.ts'

/**
 * The view of Messages in which the mail of a message that was accepted can be read; undefined where only its recipient
 * sees it. Told by the connection, which a receipt keeps.
 */
export function arrivedIn(
  { state, connection: { origin } }: Entry,
  place: Sending['place'],
  pageOrigin: string = location.origin,
): ArrivedMail['view'] | undefined {
  if (state.status !== 'sent') return undefined
  if (origin === practiceOrigin) return 'practice'
  return place === 'test-inbox' && origin === pageOrigin ? 'test-inbox' : undefined
}

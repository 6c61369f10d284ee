import type { RelayMessage } from '../../domain/sending/answers.ts'
import { momentAhead } from '../../domain/sending/entry-status.ts'
import { relayMessagesText } from '../../domain/texts/relay-messages.ts'
import type { Tone } from '../../ui/Pill.tsx'

/** Says where a message at the relay stands: a mail server's yes is no arrival. */
export function relayStanding(
  { state, retryAt }: Pick<RelayMessage, 'state' | 'retryAt'>,
  nowMs: number,
): { readonly tone: Tone; readonly words: string } {
  const text = relayMessagesText.state
  switch (state) {
    case 'accepted':
      return { tone: 'wait', words: text.accepted }
    case 'delivering':
      return { tone: 'wait', words: text.delivering }
    case 'delivered':
      return { tone: 'ok', words: text.delivered }
    case 'failed':
      return { tone: 'bad', words: text.failed }
    case 'deferred': {
      const retryMs = Date.parse(retryAt ?? '')
      return { tone: 'wait', words: retryMs > nowMs ? text.next(momentAhead(retryMs, nowMs)) : text.soon }
    }
  }
}

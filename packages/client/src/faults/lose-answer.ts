import type { Outgoing, Send } from '../outbox/outbox.ts'
import { SendError } from '../send-error.ts'

/**
 * Lets a message go out, and loses the provider's answer, yes or no.
 * @throws what the way to send rejected with where there was no answer to lose: it was given up, or nobody answered.
 */
export async function loseAnswer(send: Send, outgoing: Outgoing, signal: AbortSignal): Promise<void> {
  try {
    await send(outgoing, { signal })
  } catch (error) {
    if (signal.aborted || !(error instanceof SendError) || error.status === 0) throw error
  }
}

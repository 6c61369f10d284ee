import type { Answer } from '../answer.ts'
import { mailboxDisconnected, quotaUsedUp, serviceUnavailable, templateUnknown } from '../answers/answer-row.ts'
import type { Outgoing, Send } from '../outbox/outbox.ts'
import { SendError } from '../send-error.ts'
import type { FaultName } from './fault-name.ts'

/** The faults that are an answer. */
export type SpoilingFault = Extract<
  FaultName,
  'provider-down' | 'mailbox-disconnected' | 'quota-used-up' | 'wrong-template'
>

/** A provider's answers under each fault, in its own words. */
export const spoiledAnswers: Readonly<Record<SpoilingFault, Answer>> = {
  // Such answers are pages: of the machine before the one that is down.
  'provider-down': {
    ...serviceUnavailable,
    text: `<!doctype html><html><body><h1>${serviceUnavailable.text}</h1></body></html>`,
  },
  'mailbox-disconnected': mailboxDisconnected,
  'quota-used-up': quotaUsedUp,
  'wrong-template': templateUnknown,
}

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

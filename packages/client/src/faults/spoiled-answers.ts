import { mailboxDisconnected, quotaUsedUp, serviceUnavailable, templateUnknown } from '../answers/provider-answers.ts'
import type { Answer } from '../outbox/outbox.ts'
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

import { refusedRows } from '../answers/account-rows.ts'
import type { AnswerRows } from '../answers/answer-row.ts'
import { rejectedRows } from '../answers/message-rows.ts'
import { failedRows } from '../answers/passing-rows.ts'
import type { Answer } from '../outbox/outbox.ts'
import type { FaultName } from './fault-name.ts'

/** The faults that are an answer. */
export type SpoilingFault = Extract<
  FaultName,
  'provider-down' | 'mailbox-disconnected' | 'quota-used-up' | 'wrong-template'
>

/** The answer with this status that the table of answers heard for a row: the words stand there alone. */
function heard(rows: AnswerRows, id: string, status: number): Answer {
  const text = rows.find((row) => row.id === id)?.heard.find((answer) => answer.status === status)?.text ?? ''
  return { status, text }
}

const down = heard(failedRows, 'provider-failed', 503)

/** What a provider answers under a fault, in its own words. */
export const spoiledAnswers: Readonly<Record<SpoilingFault, Answer>> = {
  // Such answers are pages: of the machine before the one that is down.
  'provider-down': { ...down, text: `<!doctype html><html><body><h1>${down.text}</h1></body></html>` },
  'mailbox-disconnected': heard(refusedRows, 'mailbox-disconnected', 412),
  'quota-used-up': heard(refusedRows, 'quota', 426),
  'wrong-template': heard(rejectedRows, 'template-unknown', 400),
}

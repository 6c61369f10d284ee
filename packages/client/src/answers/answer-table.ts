import { defaultOrigin } from '../limits.ts'
import { type Disposition, dispositions } from '../outbox/disposition.ts'
import type { AttemptCode } from '../outbox/outcome.ts'
import { refusedRows } from './account-rows.ts'
import type { AnswerClass, AnswerRows } from './answer-row.ts'
import { type AnswerRow, type AnswerStep, dashboard, type HeardAnswer } from './answer-row.ts'
import {
  badArgumentsRows,
  blockedRows,
  headlessRows,
  missingPublicKeyRows,
  missingServiceRows,
  missingTemplateRows,
  tooLargeRows,
} from './local-rows.ts'
import { challengeRows, rejectedRows } from './message-rows.ts'
import {
  abortedRows,
  failedRows,
  interruptedRows,
  networkRows,
  rateRows,
  timeoutRows,
  unknownRows,
} from './passing-rows.ts'

/** The agreed 2xx. */
const acceptedRows: AnswerRows = [
  {
    id: 'accepted',
    heard: [{ status: 200, text: 'OK' }],
    evidence: 'documented',
    title: 'Accepted',
    happened: 'The provider took the message. That is acceptance, not delivery.',
    step: {
      text: 'If the mail is not in your mailbox, look among spam, then into Email History. A mail that says “variables are corrupted” wants its template mended.',
      link: dashboard.history,
    },
    atRelay: {
      text: 'If the mail is not in your mailbox, look among spam, then into the log of the relay: it names what the mail server answered.',
    },
  },
]

/** A 2xx that is not the provider's. */
const unclearRows: AnswerRows = [
  {
    id: 'unclear-answer',
    heard: [
      { status: 200, text: '<!DOCTYPE html><title>Sign in to the Wi-Fi</title>' },
      { status: 200, text: '' },
      { status: 204, text: '' },
    ],
    evidence: 'ours',
    title: 'Perhaps accepted',
    happened:
      'Something answered that all is well, but not in the provider’s words: the sign-in page of a hotel’s network, say. Whether the provider has the message is not known.',
    step: {
      text: 'Open any other page on this network and sign in if it asks you to. The next attempt goes out under the same reference, marked as a possible repeat.',
      link: dashboard.history,
    },
    atRelay: {
      text: 'Open any other page on this network and sign in if it asks you to. The relay makes one mail of all attempts.',
    },
  },
]

/** All answers of one code. */
export interface CodeAnswers {
  readonly class: AnswerClass
  readonly rows: AnswerRows
}

/** The consequence for the next attempt, as makers read it, of each way in which the outbox goes on. */
const classOfDisposition: Readonly<Record<Disposition, AnswerClass>> = {
  sent: 'done',
  requeue: 'soon',
  backoff: 'soon',
  'retry-few': 'soon',
  probe: 'slowly',
  'needs-action': 'change',
}

function answersOfCode(code: AttemptCode, rows: AnswerRows): CodeAnswers {
  return { class: classOfDisposition[dispositions[code]], rows }
}

/** Every result of an attempt, by code: its consequence for the next attempt, and the maker's next step. */
export const answerTable: Readonly<Record<AttemptCode, CodeAnswers>> = {
  accepted: answersOfCode('accepted', acceptedRows),
  'unclear-answer': answersOfCode('unclear-answer', unclearRows),
  network: answersOfCode('network', networkRows),
  timeout: answersOfCode('timeout', timeoutRows),
  'rate-limited': answersOfCode('rate-limited', rateRows),
  'provider-failed': answersOfCode('provider-failed', failedRows),
  interrupted: answersOfCode('interrupted', interruptedRows),
  unknown: answersOfCode('unknown', unknownRows),
  'provider-refused': answersOfCode('provider-refused', refusedRows),
  rejected: answersOfCode('rejected', rejectedRows),
  challenge: answersOfCode('challenge', challengeRows),
  'missing-public-key': answersOfCode('missing-public-key', missingPublicKeyRows),
  'missing-service-id': answersOfCode('missing-service-id', missingServiceRows),
  'missing-template-id': answersOfCode('missing-template-id', missingTemplateRows),
  'bad-arguments': answersOfCode('bad-arguments', badArgumentsRows),
  headless: answersOfCode('headless', headlessRows),
  blocked: answersOfCode('blocked', blockedRows),
  'too-large': answersOfCode('too-large', tooLargeRows),
  aborted: answersOfCode('aborted', abortedRows),
}

/** The outcome of one attempt, as the outbox recorded it. */
export interface ExplainedAttempt extends HeardAnswer {
  readonly code: AttemptCode
  /** The origin that it was sent to. Anything but EmailJS's own is taken for a relay. Default: EmailJS. */
  readonly origin?: string | undefined
}

/** An answer in words for makers. */
export interface Explanation extends Pick<AnswerRow, 'id' | 'title' | 'happened' | 'evidence'> {
  readonly code: AttemptCode
  readonly class: AnswerClass
  readonly step: AnswerStep
  /** The page itself refused before anything was sent: there is no answer. */
  readonly isLocal: boolean
}

const localCodes: readonly AttemptCode[] = [
  'missing-public-key',
  'missing-service-id',
  'missing-template-id',
  'bad-arguments',
  'headless',
  'blocked',
  'too-large',
]

function rowFor(rows: AnswerRows, words: string): Omit<AnswerRow, 'match'> {
  for (const row of rows) if (!('match' in row) || row.match.test(words)) return row
  return rows[rows.length - 1] ?? rows[0]
}

/** Says what an attempt came to, and what its maker does next. Visitors read other words. */
export function explainAnswer({ code, status, text, origin = defaultOrigin }: ExplainedAttempt): Explanation {
  const { class: answerClass, rows } = answerTable[code]
  const { id, title, happened, evidence, step, atRelay } = rowFor(rows, `${status} ${text}`)
  return {
    id,
    code,
    class: answerClass,
    title,
    happened,
    evidence,
    isLocal: localCodes.includes(code),
    step: (origin !== defaultOrigin && atRelay) || step,
  }
}

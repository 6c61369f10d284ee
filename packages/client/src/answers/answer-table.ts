import type { AttemptCode } from '../outbox/attempt-code.ts'
import { acceptedRows, unclearRows } from './accepted-rows.ts'
import { refusedRows } from './account-rows.ts'
import type { AnswerClass, AnswerRows } from './answer-row.ts'
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

/** All answers of one code. */
export interface CodeAnswers {
  readonly class: AnswerClass
  readonly rows: AnswerRows
}

/** Everything that an attempt can come to, by code: what it means for the next one, and what to tell its maker. */
export const answerTable: Readonly<Record<AttemptCode, CodeAnswers>> = {
  accepted: { class: 'done', rows: acceptedRows },
  'unclear-answer': { class: 'soon', rows: unclearRows },
  network: { class: 'soon', rows: networkRows },
  timeout: { class: 'soon', rows: timeoutRows },
  'rate-limited': { class: 'soon', rows: rateRows },
  'provider-failed': { class: 'soon', rows: failedRows },
  interrupted: { class: 'soon', rows: interruptedRows },
  unknown: { class: 'soon', rows: unknownRows },
  'provider-refused': { class: 'slowly', rows: refusedRows },
  rejected: { class: 'change', rows: rejectedRows },
  challenge: { class: 'change', rows: challengeRows },
  'missing-public-key': { class: 'change', rows: missingPublicKeyRows },
  'missing-service-id': { class: 'change', rows: missingServiceRows },
  'missing-template-id': { class: 'change', rows: missingTemplateRows },
  'bad-arguments': { class: 'change', rows: badArgumentsRows },
  headless: { class: 'change', rows: headlessRows },
  blocked: { class: 'change', rows: blockedRows },
  'too-large': { class: 'change', rows: tooLargeRows },
  aborted: { class: 'soon', rows: abortedRows },
}

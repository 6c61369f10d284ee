import { defaultOrigin } from '../limits.ts'
import type { AttemptCode } from '../outbox/disposition.ts'
import type { AnswerClass, AnswerRow, AnswerRows, AnswerStep, HeardAnswer } from './answer-row.ts'
import { answerTable } from './answer-table.ts'

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

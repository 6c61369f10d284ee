import { SendError } from '@letterslot/client'
import type { Attempt } from '@letterslot/client/outbox'

/** Marks what a fault said in a provider's place: the mark stays with the attempt, wherever it is read. */
export function markSimulated(error: unknown): unknown {
  if (!(error instanceof SendError) || error.code === 'aborted') return error
  const { code, status, text, sent, hint, retryAfterMs, cause } = error
  return new SendError({
    code,
    status,
    text: `${text}${simulatedMark}`,
    sent,
    retryAfterMs,
    cause,
    ...(hint !== undefined && { hint }),
  })
}

/** Tells if a fault of Try it ended an attempt, and no provider or network. */
export function isSimulated({ text }: Pick<Attempt, 'text'>): boolean {
  return text.endsWith(simulatedMark)
}

/** An attempt with the words that were simulated, as a provider would have said them. */
export function withoutMark<Said extends Pick<Attempt, 'text'>>(attempt: Said): Said {
  return isSimulated(attempt) ? { ...attempt, text: attempt.text.slice(0, -simulatedMark.length) } : attempt
}

/** Stands behind the words of an answer that a fault of Try it gave. */
export const simulatedMark = ' (simulated by What if…)'

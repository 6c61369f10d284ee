import type { Answer, Outgoing, Send } from '../outbox/outbox.ts'
import { readResponse, throwUnreachable } from '../post.ts'
import { throwSendError } from '../send-error.ts'
import { type Accident, type AccidentWeights, accidentOf } from './accident.ts'
import { loseAnswer } from './lose-answer.ts'
import { type After, afterTimer, pause } from './pause.ts'
import { spoiledAnswers } from './spoiled-answers.ts'

/** Every accident; one attempt in three goes well. */
export const usualWeights: AccidentWeights = {
  none: 4,
  'drop-before': 1,
  'drop-after': 1,
  delay: 1,
  reset: 1,
  refusal: 1,
  failure: 1,
  unclear: 1,
}

/** The seed, weights and ports of random faults. */
export interface RandomFaultOptions {
  /** The same seed does the same to the same messages. */
  readonly seed: number
  /** Default: `usualWeights`. */
  readonly weights?: AccidentWeights
  /** From which attempt of a message on all goes well, so that a run comes to its end. Default: never. */
  readonly calmFrom?: number
  /** A delayed attempt waits up to this, ms. Default: 1000. */
  readonly longestDelayMs?: number
  /** Default: the platform's timer. */
  readonly after?: After
}

/** Faults by chance, for proofs. */
export interface RandomFaults {
  /** A way to send to whose every attempt one accident happens. */
  readonly send: (send: Send) => Send
  /** Returns the accident of one attempt of a message, before the attempt is made or after. */
  readonly accident: (id: string, attempt: number) => Accident
}

const refusals: readonly [Answer, ...Answer[]] = [
  spoiledAnswers['mailbox-disconnected'],
  spoiledAnswers['quota-used-up'],
  spoiledAnswers['wrong-template'],
  { status: 429, text: 'Too Many Requests' },
]
const failures: readonly [Answer, ...Answer[]] = [
  spoiledAnswers['provider-down'],
  { status: 500, text: 'Internal Server Error' },
]
const portal: Answer = { status: 200, text: '<!doctype html><title>Welcome to the guest network</title>' }

/**
 * Makes faults by chance that can be had again: which accident meets an attempt is decided by seed, message id and the
 * number of the attempt alone. Every answer is read by the code that reads real ones.
 */
export function createRandomFaults({
  seed,
  weights = usualWeights,
  calmFrom = Number.POSITIVE_INFINITY,
  longestDelayMs = 1000,
  after = afterTimer,
}: RandomFaultOptions): RandomFaults {
  const accident = (id: string, attempt: number): Accident =>
    attempt >= calmFrom ? { name: 'none', arrives: true, share: 0 } : accidentOf(seed, id, attempt, weights)

  const attempt = async (send: Send, outgoing: Outgoing, signal: AbortSignal): Promise<Answer> => {
    const { name, arrives, share } = accident(outgoing.entry.id, outgoing.entry.attempts)
    switch (name) {
      case 'none':
        return send(outgoing, { signal })
      case 'delay':
        await pause(share * longestDelayMs, after, signal)
        return send(outgoing, { signal })
      case 'unclear':
        return portal
      case 'refusal':
        return refusedBy(chosen(refusals, share))
      default:
        if (arrives) await loseAnswer(send, outgoing, signal)
        if (name === 'failure') return refusedBy(chosen(failures, share))
        return throwUnreachable('maybe')
    }
  }

  return {
    accident,
    send:
      (send) =>
      async (outgoing, { signal }) => {
        if (signal.aborted) throwSendError('aborted', 'Aborted', { cause: signal.reason })
        return attempt(send, outgoing, signal)
      },
  }
}

function chosen<T>(list: readonly [T, ...T[]], share: number): T {
  return list[Math.floor(share * list.length)] ?? list[0]
}

function refusedBy({ status, text }: Answer): Answer {
  return readResponse(status, text, 'maybe')
}

import type { Answer } from '../answer.ts'
import { type Clock, deviceClock } from '../outbox/clock.ts'
import type { Outgoing, Send } from '../outbox/outbox.ts'
import { readResponse, throwUnreachable } from '../read-response.ts'
import { throwSendError } from '../send-error.ts'
import { sleep } from './sleep.ts'
import { loseAnswer, spoiledAnswers } from './spoiled-answers.ts'

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
  readonly after?: Clock['after']
}

/** Faults by chance, for proofs. */
export interface RandomFaults {
  /** A way to send to whose every attempt one accident happens. */
  readonly send: (send: Send) => Send
  /** Returns the accident of one attempt of a message, before the attempt is made or after. */
  readonly accident: (id: string, attempt: number) => Accident
}

const refusalAnswers: readonly [Answer, ...Answer[]] = [
  spoiledAnswers['mailbox-disconnected'],
  spoiledAnswers['quota-used-up'],
  spoiledAnswers['wrong-template'],
  { status: 429, text: 'Too Many Requests' },
]
const failureAnswers: readonly [Answer, ...Answer[]] = [
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
  after = deviceClock.after,
}: RandomFaultOptions): RandomFaults {
  const accident = (id: string, attempt: number): Accident =>
    attempt >= calmFrom ? { name: 'none', arrives: true, share: 0 } : accidentOf(seed, id, attempt, weights)

  const attempt = async (send: Send, outgoing: Outgoing, signal: AbortSignal): Promise<Answer> => {
    const { name, arrives, share } = accident(outgoing.entry.id, outgoing.entry.attempts)
    switch (name) {
      case 'none':
        return send(outgoing, { signal })
      case 'delay':
        await sleep(share * longestDelayMs, after, signal)
        return send(outgoing, { signal })
      case 'unclear':
        return portal
      case 'refusal':
        return refusalAnswer(chosen(refusalAnswers, share))
      default:
        if (arrives) await loseAnswer(send, outgoing, signal)
        if (name === 'failure') return refusalAnswer(chosen(failureAnswers, share))
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

function refusalAnswer({ status, text }: Answer): Answer {
  return readResponse(status, text, 'maybe')
}

/** The accidents that may happen to one attempt. */
export const accidentNames = [
  /** Nothing. */
  'none',
  /** It is lost before it reaches the provider. */
  'drop-before',
  /** It reaches the provider, whose answer is lost. */
  'drop-after',
  /** It comes to its end late. */
  'delay',
  /** The connection breaks in the middle: only the provider knows whether the message arrived. */
  'reset',
  /** It is refused with a 4xx. */
  'refusal',
  /** It is answered by a 5xx; the provider may have taken it before it failed. */
  'failure',
  /** Something between answers 200 with a page of its own: a captive portal, say. */
  'unclear',
] as const

/** One of `accidentNames`. */
export type AccidentName = (typeof accidentNames)[number]

/** One attempt's accident with all its details drawn: nothing about it is left to chance any more. */
export interface Accident {
  readonly name: AccidentName
  /** True when the provider gets the message. */
  readonly arrives: boolean
  /** In [0, 1), for whatever is still to be chosen: a delay, an answer. */
  readonly share: number
}

/** The weight of each accident against the others; one that is not named never happens. */
export type AccidentWeights = Readonly<Partial<Record<AccidentName, number>>>

/**
 * Chooses what happens to an attempt: a pure function of seed, message and attempt, so that a run comes out the same
 * whichever message, tab or process is quicker.
 * @param attempt - 1 for the first.
 * @throws {RangeError} where no weight is more than 0.
 */
export function accidentOf(seed: number, id: string, attempt: number, weights: AccidentWeights): Accident {
  const random = seededRandom(`${seed} ${id} ${attempt}`)
  const name = pickAccident(weights, random())
  const mayArrive = random() < 0.5
  const share = random()
  switch (name) {
    case 'none':
    case 'drop-after':
    case 'delay':
      return { name, arrives: true, share }
    case 'drop-before':
    case 'refusal':
    case 'unclear':
      return { name, arrives: false, share }
    default:
      return { name, arrives: mayArrive, share }
  }
}

function pickAccident(weights: AccidentWeights, chance: number): AccidentName {
  const possible = accidentNames.filter((name) => (weights[name] ?? 0) > 0)
  let rest = chance * possible.reduce((sum, name) => sum + (weights[name] ?? 0), 0)
  const found = possible.find((name) => {
    rest -= weights[name] ?? 0
    return rest < 0
  })
  const chosen = found ?? possible.at(-1)
  if (chosen === undefined) throw new RangeError('Some accident needs a weight of more than 0.')
  return chosen
}

/**
 * Chance that can be had again: the same words give the same numbers.
 * @returns numbers that are uniform in [0, 1).
 * @see Fowler, Noll and Vo's hash FNV-1a for the start; mulberry32 by Tommy Ettinger for what follows
 */
export function seededRandom(words: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < words.length; index += 1) {
    state = Math.imul(state ^ words.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

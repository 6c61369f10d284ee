import type { Answer, Send } from '@letterslot/client/outbox'
import { readResponse, throwUnreachable } from '../../../packages/client/src/read-response.ts'
import { drawFate, type Ending } from '../fate.ts'
import { type Mailbox, readDelivered } from '../mailbox.ts'
import type { VirtualClock } from '../virtual-clock.ts'

/** The parts of a provider at the end of a bad line. */
export interface FarProviderOptions {
  readonly mailbox: Mailbox
  readonly clock: VirtualClock
  readonly random: () => number
  /** The share of attempts that go wrong now, 0 to 1. */
  readonly misfortunes: () => number
}

/** Longer than an attempt waits: a provider may take a message that its sender gave up. */
const longestDelayMs = 60_000

/**
 * A way to send to a provider that has its own time: what has left a page is taken or not whatever becomes of the page.
 * Answers are read by the code that reads real ones.
 */
export function createFarProvider({ mailbox, clock, random, misfortunes }: FarProviderOptions): Send {
  return async ({ params }) => {
    const { takes, delayMs, ending } = drawFate(random, misfortunes(), longestDelayMs)
    await new Promise<void>((resolve) => clock.after(delayMs, resolve))
    if (takes) mailbox.take(readDelivered(params))
    return hear(ending)
  }
}

function hear(ending: Ending): Answer | Promise<Answer> {
  switch (ending.kind) {
    case 'answer':
      return readResponse(ending.status, ending.text, 'maybe', ending.retryAfterSeconds?.toString())
    case 'reset':
      return throwUnreachable('maybe')
    case 'silence':
      return new Promise(() => {})
  }
}

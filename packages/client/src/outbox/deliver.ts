import { timeoutOf } from './claim.ts'
import type { Clock } from './clock.ts'
import type { Entry } from './entry.ts'
import type { Send } from './outbox.ts'
import { type Outcome, readOutcome, readRejection } from './outcome.ts'
import { outgoingOf } from './outgoing.ts'
import type { Policy } from './policy.ts'

/** What one attempt needs. */
export interface Means {
  readonly send: Send
  readonly clock: Clock
  readonly policy: Policy
}

/** Makes one attempt, and never rejects: it ends in time, whatever `send` does. */
export async function deliver(entry: Entry, means: Means, closing: AbortSignal): Promise<Outcome> {
  const { send, clock, policy } = means
  const controller = new AbortController()
  const attempt = async (): Promise<Outcome> =>
    readOutcome(await send(outgoingOf(entry, clock.now()), { signal: controller.signal }))
  const outcome = await new Promise<Outcome>((resolve) => {
    const end = (code: 'timeout' | 'aborted', text: string): void => {
      resolve({ code, status: 0, text, sent: 'maybe' })
      controller.abort()
    }
    const callOff = clock.after(timeoutOf(entry, policy), () => end('timeout', 'Timeout'))
    closing.addEventListener('abort', () => end('aborted', 'Aborted'), { signal: controller.signal })
    attempt()
      .catch(readRejection)
      .then((made) => {
        callOff()
        resolve(made)
      })
  })
  // Nobody waits for this attempt any more, nor listens for its end.
  controller.abort()
  return outcome
}

import type { ManagementClient } from './management-client.ts'
import { readInboxMail } from './read-inbox-mail.ts'
import type { ArrivedMail } from './studio-transport.ts'

/** Time to wait for a mail, and interval of looking; milliseconds. */
export interface PollingPolicy {
  readonly everyMs: number
  readonly forMs: number
}

const arrivalPolling: PollingPolicy = { everyMs: 250, forMs: 30_000 }

/** A wait that ends early, by rejection, when it is given up. */
function abortableDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/**
 * Looks into the test inbox until the mail with this reference is there.
 * @returns undefined when it has not come in time: it may still be under way.
 * @throws the signal's reason when it is given up, and RelayAnswerError when the relay stops answering.
 */
export async function awaitArrival(
  client: Pick<ManagementClient, 'inbox' | 'inboxMail'>,
  reference: string,
  signal: AbortSignal,
  { everyMs, forMs }: PollingPolicy = arrivalPolling,
): Promise<ArrivedMail | undefined> {
  for (let waitedMs = 0; waitedMs < forMs; waitedMs += everyMs) {
    signal.throwIfAborted()
    const { items } = await client.inbox({ search: reference })
    const item = items.find((mail) => mail.reference === reference)
    if (item) return readInboxMail(client, item.id)
    await abortableDelay(everyMs, signal)
  }
  return undefined
}

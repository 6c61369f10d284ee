import type { ManagementClient } from '../relay/management-client.ts'
import type { ArrivedMail } from './arrived-mail.ts'

/** How long to wait for a mail, and how often to look. */
const arrival = { everyMs: 250, forMs: 30_000 } as const

/** A wait that ends early when it is given up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Reads one mail of the test inbox whole. */
export async function readInboxMail(client: ManagementClient, id: string): Promise<ArrivedMail> {
  const mail = await client.inboxMail(id)
  return {
    id,
    view: 'test-inbox',
    subject: mail.subject,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo ?? '',
    receivedAt: mail.receivedAt,
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

/**
 * Looks into the test inbox until the mail with this reference is there.
 * @returns undefined when it has not come within 30 s: it may still be under way.
 * @throws the signal's reason when it is given up, and RelayAnswerError when the relay stops answering.
 */
export async function awaitArrival(
  client: ManagementClient,
  reference: string,
  signal: AbortSignal,
): Promise<ArrivedMail | undefined> {
  for (let waitedMs = 0; waitedMs < arrival.forMs; waitedMs += arrival.everyMs) {
    const { items } = await client.inbox()
    const item = items.find((mail) => mail.reference === reference)
    if (item) return readInboxMail(client, item.id)
    await pause(arrival.everyMs, signal)
  }
  return undefined
}

import { readAnswer, SendError } from '@letterslot/client'
import { wireSend } from '@letterslot/client/outbox'
import { assertNever, referenceOf } from '@letterslot/core'
import type { StoredConnection, TestInboxConnection } from '../../model/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { emailJsOrigin } from './form-destination.ts'
import { createManagementClient, type ManagementClient, type ManagementClientOptions } from './management-client.ts'
import { createPracticeDelivery, withTestRecipient } from './practice-delivery.ts'
import { readInboxMail } from './read-inbox-mail.ts'
import { RelayAnswerError } from './relay-answer-error.ts'
import type { ArrivedMail, StudioTransport } from './studio-transport.ts'

/** The studio's parts that transports need. */
export interface StudioTransportsDeps {
  readonly storage: Pick<StudioStorage, 'practiceMails'>
  readonly pairTestInbox: () => Promise<TestInboxConnection>
  readonly pageOrigin: string
  /** Called when a message to the test inbox did not get through. */
  readonly onTrouble: () => void
  /** Default: the real one, for the relay that serves the page. */
  readonly createClient?: (options: ManagementClientOptions) => ManagementClient
}

/** The transports of a studio. */
export interface StudioTransports {
  /** The transport of a connection. */
  readonly of: (connection: StoredConnection) => StudioTransport
  readonly testInbox: StudioTransport
  readonly practice: StudioTransport
}

/** Makes the transports of a studio: one for each connection. */
export function createStudioTransports({
  storage,
  pairTestInbox,
  pageOrigin,
  onTrouble,
  createClient = createManagementClient,
}: StudioTransportsDeps): StudioTransports {
  const practice = createPracticeDelivery(storage.practiceMails)

  const testInbox: StudioTransport = {
    sendFor:
      (email) =>
      async (params, { signal, files = [] }) => {
        try {
          const { privateKey, publicKey, serviceId } = await pairTestInbox()
          // Each time: another tab, or another data folder, may have another one under this id.
          await createClient({ privateKey }).putTemplate(withTestRecipient(email))
          const connection = { origin: pageOrigin, publicKey, serviceId, templateId: email.id }
          return await wireSend({ connection, params, files }, { signal })
        } catch (error) {
          onTrouble()
          throw asSendError(error)
        }
      },
    arrival: async (submissionId, signal) => {
      const { privateKey } = await pairTestInbox()
      return awaitArrival(createClient({ privateKey }), referenceOf(submissionId), signal)
    },
  }

  const of = (connection: StoredConnection): StudioTransport => {
    switch (connection.kind) {
      case 'practice':
        return practice
      case 'test-inbox':
        return testInbox
      case 'emailjs':
      case 'relay':
        return {
          sendFor:
            () =>
            (params, { signal, files = [], maxFilesBytes }) => {
              const { publicKey, serviceId, templateId } = connection
              const origin = connection.kind === 'emailjs' ? emailJsOrigin : connection.origin
              const to = { origin, publicKey, serviceId, templateId, maxFilesBytes }
              return wireSend({ connection: to, params, files }, { signal })
            },
        }
      default:
        return assertNever(connection)
    }
  }
  return { of, testInbox, practice }
}

/**
 * Turns what the relay's management answered before anything was sent (at pairing, or when it was given the template)
 * into the rejection that the client makes of the same answer: so a form tells the visitor what is so, that nothing
 * went out. What is no answer of a relay stays as it is.
 */
export function asSendError(error: unknown): unknown {
  if (!(error instanceof RelayAnswerError)) return error
  const { status, message, cause } = error
  if (status === 0) return new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'no', cause })
  const answer = readAnswer(status, message)
  const code = answer === 'accepted' || answer === 'unclear-answer' ? 'rejected' : answer
  return new SendError({ code, status, text: message, sent: 'no', cause: error })
}

/** Time to wait for a mail, and interval of looking; milliseconds. */
interface PollingPolicy {
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

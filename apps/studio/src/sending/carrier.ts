import { type Answer, type SubmissionFile, wireSend } from '@letterslot/client/outbox'
import { assertNever, referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import {
  createManagementClient,
  type ManagementClient,
  type ManagementClientOptions,
} from '../relay/management-client.ts'
import type { StoredConnection, TestInboxConnection } from '../storage/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { awaitArrival } from './await-arrival.ts'
import { emailJsOrigin } from './destination-of.ts'
import { createPracticeCarrier } from './practice-carrier.ts'
import { asSendError } from './relay-refusal.ts'
import { withTestRecipient } from './test-recipient.ts'

/** Sends parameters and files, once. Rejects with the client's `SendError`. */
export type CarrierTransport = (
  params: Readonly<Record<string, string>>,
  options: {
    readonly signal: AbortSignal
    readonly files?: readonly SubmissionFile[]
    /** Bytes of all files together, where the form says it. Default: what is usual on the way. */
    readonly maxFilesBytes?: number | undefined
  },
) => Promise<Answer>

/** How the messages of a form leave, and where the maker can see them come in. */
export interface Carrier {
  /** The transport for a form whose answers become this mail. */
  readonly transport: (email: EmailTemplate) => CarrierTransport
  /**
   * Waits for the mail of a submission; undefined when it has not come within 30 s. Absent where the studio cannot
   * look: a provider's yes is acceptance, and only the maker sees the mailbox.
   */
  readonly arrival?: (submissionId: string, signal: AbortSignal) => Promise<ArrivedMail | undefined>
}

/** What carriers need of the studio. */
export interface CarrierPorts {
  readonly storage: Pick<StudioStorage, 'practiceMails'>
  readonly pairTestInbox: () => Promise<TestInboxConnection>
  readonly pageOrigin: string
  /** Called when a message to the test inbox did not get through. */
  readonly onTrouble: () => void
  /** Default: the real one, for the relay that serves the page. */
  readonly createClient?: (options: ManagementClientOptions) => ManagementClient
}

/** The carriers of a studio. */
export interface Carriers {
  /** The carrier of a connection. */
  readonly of: (connection: StoredConnection) => Carrier
  readonly testInbox: Carrier
  readonly practice: Carrier
}

/** Makes the carriers of a studio: one for each connection. */
export function createCarriers({
  storage,
  pairTestInbox,
  pageOrigin,
  onTrouble,
  createClient = createManagementClient,
}: CarrierPorts): Carriers {
  const practice = createPracticeCarrier(storage.practiceMails)

  const testInbox: Carrier = {
    transport:
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

  const of = (connection: StoredConnection): Carrier => {
    switch (connection.kind) {
      case 'practice':
        return practice
      case 'test-inbox':
        return testInbox
      case 'emailjs':
      case 'relay':
        return {
          transport:
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

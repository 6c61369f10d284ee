import { send } from '@letterslot/client'
import { assertNever, referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import type { Transport } from '@letterslot/react'
import { createManagementClient } from '../relay/management-client.ts'
import type { StoredConnection, TestInboxConnection } from '../storage/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { awaitArrival } from './await-arrival.ts'
import { emailJsOrigin } from './destination-of.ts'
import { createPracticeCarrier } from './practice-carrier.ts'
import { createTemplateSync, type TemplateSync } from './template-sync.ts'
import { withTestRecipient } from './test-recipient.ts'

/** How the messages of a form leave, and where the maker can see them come in. */
export interface Carrier {
  /** The transport for a form whose answers become this mail. */
  readonly transport: (email: EmailTemplate) => Transport
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
}

/** Makes the carriers of a studio: one for each connection, the template put at a relay at most once a change. */
export function createCarriers({
  storage,
  pairTestInbox,
  pageOrigin,
}: CarrierPorts): (connection: StoredConnection) => Carrier {
  const practice = createPracticeCarrier(storage.practiceMails)
  const syncs = new Map<string, TemplateSync>()

  const testInbox: Carrier = {
    transport:
      (email) =>
      async (params, { signal }) => {
        const connection = await pairTestInbox()
        const { privateKey, publicKey, serviceId } = connection
        const sync = syncs.get(privateKey) ?? createTemplateSync(createManagementClient({ privateKey }))
        syncs.set(privateKey, sync)
        await sync.put(withTestRecipient(email))
        return send(serviceId, email.id, params, { origin: pageOrigin, publicKey, signal })
      },
    arrival: async (submissionId, signal) => {
      const { privateKey } = await pairTestInbox()
      return awaitArrival(createManagementClient({ privateKey }), referenceOf(submissionId), signal)
    },
  }

  return (connection) => {
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
            (params, { signal }) => {
              const { publicKey, serviceId, templateId } = connection
              const origin = connection.kind === 'emailjs' ? emailJsOrigin : connection.origin
              return send(serviceId, templateId, params, { origin, publicKey, signal })
            },
        }
      default:
        return assertNever(connection)
    }
  }
}

import type { Outbox, Submission } from '@letterslot/client/outbox'
import type { StudioDocument } from '../document/studio-document.ts'
import { destinationOf } from '../sending/destination-of.ts'
import type { StoredConnection } from '../storage/connection.ts'
import { type SendingSnapshot, sendingContextFor } from './sending-snapshot.ts'

/** The half of a submission that says how it goes out. */
export interface Way {
  readonly connection: Submission['connection']
  readonly context: SendingSnapshot
}

/** What stands for a connection where nothing leaves the page. */
export const practiceOrigin = 'practice:'

/** How a document's answers go out by a connection, as it is now. */
export function wayOf(
  document: Pick<StudioDocument, 'email'>,
  connection: StoredConnection,
  pageOrigin: string = location.origin,
): Way {
  const practice = { origin: practiceOrigin, publicKey: '', serviceId: '', templateId: document.email.id }
  return {
    connection: destinationOf(connection, document, pageOrigin) ?? practice,
    context: sendingContextFor(document, connection),
  }
}

const contextOf = (context: unknown, way: Way): object => ({
  ...(typeof context === 'object' && context),
  ...way.context,
})

/**
 * An outbox for a form that is run within the studio: what it takes in, and what it sends anew with a connection of its
 * own, goes this way; what else is noted of a message stays. The rest is the same outbox.
 */
export function outboxGoing(outbox: Outbox, way: Way): Outbox {
  return {
    ...outbox,
    enqueue: (submission, options) =>
      outbox.enqueue({ ...submission, ...way, context: contextOf(submission.context, way) }, options),
    retry: async (id, change) => {
      if (!change?.connection) return outbox.retry(id, change)
      const context = contextOf(change.context ?? (await outbox.get(id))?.context, way)
      return outbox.retry(id, { ...change, ...way, context })
    },
  }
}

import type { Entry, Outbox, Submission } from '@letterslot/client/outbox'
import {
  practiceConnection,
  type StoredConnection,
  storedNames,
  testInboxConnectionId,
} from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { destinationOf, findConnection } from './form-destination.ts'
import type { Sending } from './sending-context.ts'
import { type SendingSnapshot, sendingContextFor } from './sending-snapshot.ts'

/** The half of a submission that says how it goes out. */
export interface SendRoute {
  readonly connection: Submission['connection']
  readonly context: SendingSnapshot
}

/** Origin of the connection that never leaves the page. */
export const practiceOrigin = 'practice:'

/** Returns the route of a document's answers by a connection, as it is now. */
export function sendRouteOf(
  document: Pick<StudioDocument, 'email'>,
  connection: StoredConnection,
  pageOrigin: string = location.origin,
): SendRoute {
  const practice = { origin: practiceOrigin, publicKey: '', serviceId: '', templateId: document.email.id }
  return {
    connection: destinationOf(connection, document, pageOrigin) ?? practice,
    context: sendingContextFor(document, connection),
  }
}

/**
 * Returns the connection that a message goes by, or went, whatever its form sends by now: a receipt keeps its ids alone.
 * Undefined where it has none.
 */
export function connectionOfEntry(
  { connection }: Pick<Entry, 'connection'>,
  kept: readonly StoredConnection[],
  place: Sending['place'],
  pageOrigin: string = location.origin,
): StoredConnection | undefined {
  const { origin, publicKey, serviceId } = connection
  if (origin === practiceOrigin) return practiceConnection
  if (place !== 'test-inbox' || origin !== pageOrigin)
    return findConnection({ form: { delivery: connection }, connectionId: undefined }, kept)
  const name = storedNames[place]
  return { kind: place, id: testInboxConnectionId, name, publicKey, serviceId, privateKey: '' }
}

const contextOfRoute = (context: unknown, route: SendRoute): object => ({
  ...(typeof context === 'object' && context),
  ...route.context,
})

/**
 * An outbox for a form that is run within the studio: what it takes in, and what it sends anew with a connection of its
 * own, goes by this route; what else is noted of a message stays. The rest is the same outbox.
 */
export function withRoute(outbox: Outbox, route: SendRoute): Outbox {
  return {
    ...outbox,
    enqueue: (submission, options) =>
      outbox.enqueue({ ...submission, ...route, context: contextOfRoute(submission.context, route) }, options),
    retry: async (id, change) => {
      if (!change?.connection) return outbox.retry(id, change)
      const context = contextOfRoute(change.context ?? (await outbox.get(id))?.context, route)
      return outbox.retry(id, { ...change, ...route, context })
    },
  }
}

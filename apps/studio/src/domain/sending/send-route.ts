import type { Outbox, Submission } from '@letterslot/client/outbox'
import type { EmailTemplate } from '@letterslot/email'
import * as v from 'valibot'
import type { ConnectionId, StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { destinationOf, ownConnectionId } from './form-destination.ts'

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

const contextOf = (context: unknown, route: SendRoute): object => ({
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
      outbox.enqueue({ ...submission, ...route, context: contextOf(submission.context, route) }, options),
    retry: async (id, change) => {
      if (!change?.connection) return outbox.retry(id, change)
      const context = contextOf(change.context ?? (await outbox.get(id))?.context, route)
      return outbox.retry(id, { ...change, ...route, context })
    },
  }
}

/**
 * The studio's route of a submission, as it was when Send was pressed: the part of an entry that is its `context`.
 * Ids of the account stand in the entry's connection. No private key is in either: the kept connection is asked for it.
 */
export interface SendingSnapshot {
  /** `ownConnectionId` where the route was none of those that are kept: it cannot be deleted then. */
  readonly connectionId: ConnectionId
  readonly kind: StoredConnection['kind']
  /** The mail that the answers become. */
  readonly email: EmailTemplate
}

const connectionKinds = ['emailjs', 'test-inbox', 'relay', 'practice'] as const
const snapshotEmail = v.looseObject({ id: v.string(), to: v.array(v.string()), blocks: v.array(v.unknown()) })
const snapshotShape = v.looseObject({
  connectionId: v.string(),
  kind: v.picklist(connectionKinds),
  email: snapshotEmail,
})

/** The `context` of a submission of a form that sends by this connection. */
export function sendingContextFor(
  { email }: Pick<StudioDocument, 'email'>,
  { id, kind }: Pick<StoredConnection, 'id' | 'kind'>,
): SendingSnapshot {
  return { connectionId: id, kind, email }
}

/** The `context` of a submission that goes by the studio's own place (test inbox or practice), whether that is kept or not. */
export function placeContextFor(email: EmailTemplate, place: 'test-inbox' | 'practice'): SendingSnapshot {
  return { connectionId: ownConnectionId, kind: place, email }
}

const isSnapshot = (input: unknown): input is SendingSnapshot => v.is(snapshotShape, input)

/** Reads the context of an entry; undefined for one that the studio did not write. */
export function readSendingContext(input: unknown): SendingSnapshot | undefined {
  return isSnapshot(input) ? input : undefined
}

/** Tells if the route was one of the kept connections, which can be deleted. */
export function wasKept({ connectionId }: SendingSnapshot): boolean {
  return connectionId !== ownConnectionId
}

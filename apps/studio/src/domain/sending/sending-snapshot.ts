import type { EmailTemplate } from '@letterslot/email'
import * as v from 'valibot'
import type { ConnectionId, StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { ownConnectionId } from './form-destination.ts'

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

const snapshotShape = v.looseObject({
  connectionId: v.string(),
  kind: v.picklist(['emailjs', 'test-inbox', 'relay', 'practice']),
  email: v.looseObject({ id: v.string(), to: v.array(v.string()), blocks: v.array(v.unknown()) }),
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

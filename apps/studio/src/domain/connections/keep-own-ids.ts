import type { StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { findConnection, hasSameIds, ownConnectionId } from '../sending/form-destination.ts'
import type { RecordStore } from '../storage/record-store.ts'
import { connectionFor, idsOf } from './account-ids.ts'

/**
 * Keeps the ids that a form brought along among this browser's connections, where they are those of a publishing: what its
 * maker says of that publishing is known of them, and stands nowhere else.
 * @param open - the open form's connection.
 */
export async function keepOwnIds(
  connections: Pick<RecordStore<StoredConnection>, 'list' | 'update'>,
  open: StoredConnection,
  { form }: Pick<StudioDocument, 'form'>,
): Promise<void> {
  if (open.id !== ownConnectionId || (open.kind !== 'emailjs' && open.kind !== 'relay')) return
  const published = findConnection({ form, connectionId: undefined }, [])
  if (!published || !hasSameIds(published, open)) return
  const kept = connectionFor(open.kind, idsOf(open), await connections.list())
  await connections.update(kept.id, (here) => here ?? kept)
}

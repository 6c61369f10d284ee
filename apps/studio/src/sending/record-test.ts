import type { StoredConnection } from '../storage/connection.ts'
import { type ConnectionEvent, entered, nextConnectionState } from '../storage/connection-state.ts'
import type { RecordStore } from '../storage/record-store.ts'

const idParts = ['origin', 'publicKey', 'serviceId', 'templateId'] as const

/** Returns true where two connections send the same way: the same ids at the same place. */
export function hasSameIds(one: StoredConnection, other: StoredConnection): boolean {
  return one.kind === other.kind && idParts.every((part) => Reflect.get(one, part) === Reflect.get(other, part))
}

/**
 * Keeps with a connection what became of a test. A connection that was deleted, or has other ids by now, stays as it is:
 * the answer was about the ids that were sent.
 * @param tested - the connection as it was when the test went out.
 */
export async function recordTest(
  connections: Pick<RecordStore<StoredConnection>, 'update'>,
  tested: StoredConnection,
  event: ConnectionEvent,
): Promise<void> {
  await connections.update(tested.id, (here) => {
    if (!here || !hasSameIds(here, tested)) return undefined
    return { ...here, state: nextConnectionState(here.state ?? entered, event) }
  })
}

/** Returns a connection to keep under its id: its state goes with its ids, so that changed ones begin anew. */
export function withKeptState(next: StoredConnection, here: StoredConnection | undefined): StoredConnection {
  const { state: _, ...plain } = next
  return here?.state !== undefined && hasSameIds(here, next) ? { ...plain, state: here.state } : plain
}

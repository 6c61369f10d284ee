import type { LiveDelivery } from '../features/forms/live-delivery.ts'
import { practiceConnectionId, type StoredConnection } from '../storage/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { destinationOf } from './destination-of.ts'
import type { Sending } from './sending-context.ts'

/** The connection that needs nothing: mail within this page. */
export const practiceConnection: StoredConnection = { kind: 'practice', id: practiceConnectionId, name: 'Practice' }

/** How the first screen and new forms send before the maker has connected anything. */
export function createLiveDelivery(
  { carrierOf, pairTestInbox, place }: Sending,
  { connections }: Pick<StudioStorage, 'connections'>,
  pageOrigin: string,
): LiveDelivery {
  const own = async (): Promise<StoredConnection> => {
    if (place === 'test-inbox') return pairTestInbox()
    await connections.put(practiceConnection)
    return practiceConnection
  }
  return {
    place,
    connect: async (email) => {
      const connection = await own()
      const destination = destinationOf(connection, { email }, pageOrigin)
      return { id: connection.id, ...(destination ? { destination } : {}) }
    },
    transport: (_form, email) => async (params, options) => carrierOf(await own()).transport(email)(params, options),
    arrival: async (submissionId, signal) => {
      const mail = await carrierOf(await own()).arrival?.(submissionId, signal)
      if (!mail) throw new Error('The mail has not arrived yet.')
      return mail
    },
  }
}

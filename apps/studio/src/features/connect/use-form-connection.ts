import { chooseConnection } from '../../document/commands/choose-connection.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { destinationOf } from '../../sending/destination-of.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'

/** The connection of the open form, all that are kept here, and how to choose one. */
export interface FormConnection {
  readonly connection: StoredConnection | undefined
  readonly all: readonly StoredConnection[]
  /** False until this browser's connections are read. */
  readonly isRead: boolean
  /** Keeps a connection, where it is not kept yet, and lets the form send by it. */
  readonly choose: (connection: StoredConnection) => Promise<void>
}

/** Follows the connection of the open form. */
export function useFormConnection(): FormConnection {
  const { connections } = useStorage()
  const records = useRecords(connections)
  const connectionId = useDocument((document) => document.connectionId)
  const email = useDocument((document) => document.email)
  const dispatch = useDispatch()
  return {
    connection: records?.find(({ id }) => id === connectionId),
    all: records ?? [],
    isRead: records !== undefined,
    choose: async (connection) => {
      await connections.put(connection)
      const destination = destinationOf(connection, { email }, location.origin)
      dispatch(chooseConnection({ id: connection.id, ...(destination ? { destination } : {}) }))
    },
  }
}

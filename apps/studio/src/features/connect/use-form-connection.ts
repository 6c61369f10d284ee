import { chooseConnection } from '../../document/commands/choose-connection.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../document/use-document.ts'
import { destinationOf } from '../../sending/destination-of.ts'
import { findConnection } from '../../sending/find-connection.ts'
import { hasSameIds, withKeptState } from '../../sending/record-test.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { toSaveFailure } from '../../storage/save-failure.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { updateForms } from '../connections/change-forms.ts'

/** The connection of the open form, all that are kept here, and how to choose one. */
export interface FormConnection {
  /** How the form sends: a kept connection, or the ids that it brought along. */
  readonly connection: StoredConnection | undefined
  readonly all: readonly StoredConnection[]
  /** False until this browser's connections are read. */
  readonly isRead: boolean
  /** Keeps a connection, where it is not kept yet, and lets the form send by it. False where it could not be kept. */
  readonly choose: (connection: StoredConnection) => Promise<boolean>
  /** Lets the form send nowhere. */
  readonly disconnect: () => void
}

/** Follows the connection of the open form. */
export function useFormConnection(): FormConnection {
  const { connections, forms } = useStorage()
  const { formId } = useDocumentSession()
  const records = useRecords(connections)
  const document = useDocument((whole) => whole)
  const dispatch = useDispatch()
  const showToast = useToast()
  return {
    connection: records && findConnection(document, records),
    all: records ?? [],
    isRead: records !== undefined,
    choose: async (connection) => {
      try {
        const before = await connections.get(connection.id)
        await connections.update(connection.id, (here) => withKeptState(connection, here))
        if (before && !hasSameIds(before, connection)) await updateForms(forms, connection, location.origin, formId)
      } catch (error) {
        showToast({ text: describeFailure(await toSaveFailure(error)) })
        return false
      }
      const destination = destinationOf(connection, document, location.origin)
      dispatch(chooseConnection({ id: connection.id, ...(destination ? { destination } : {}) }))
      return true
    },
    disconnect: () => dispatch(chooseConnection(undefined)),
  }
}

import { useState } from 'react'
import type { StoredConnection } from '../../model/connection.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { useDispatch, useDocument, useDocumentSession } from '../document/use-document.ts'
import { destinationOf, findConnection, hasSameIds } from '../sending/form-destination.ts'
import { withKeptState } from '../sending/record-connection-state.ts'
import { describeFailure, toSaveFailure } from '../storage/save-state.ts'
import { useRecords, useStorage } from '../storage/studio-storage.ts'
import { connectionsText } from '../texts/connect.ts'
import { titlesOf, updateForms } from './change-forms.ts'

/** The connection of the open form, all that are kept here, and how to choose one. */
export interface FormConnection {
  /** The form's connection: a kept one, or made of the ids that it brought along. */
  readonly connection: StoredConnection | undefined
  readonly all: readonly StoredConnection[]
  /** False until this browser's connections are read. */
  readonly isRead: boolean
  /** True from a choice until the form sends by it: a test that goes out before would be another connection's. */
  readonly isChoosing: boolean
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
  const [wanted, setWanted] = useState<StoredConnection>()
  const found = records && findConnection(document, records)
  if (wanted && found?.id === wanted.id && hasSameIds(found, wanted)) setWanted(undefined)
  return {
    // Between the two steps of a choice the ids that the form still has are no other connection's.
    connection: (wanted && records?.find(({ id }) => id === document.connectionId)) ?? found,
    isChoosing: wanted !== undefined,
    all: records ?? [],
    isRead: records !== undefined,
    choose: async (chosen) => {
      setWanted(chosen)
      try {
        const before = await connections.get(chosen.id)
        await connections.update(chosen.id, (here) => withKeptState(chosen, here))
        if (before && !hasSameIds(before, chosen)) {
          const left = await updateForms(forms, before, chosen, location.origin, formId)
          if (left.length > 0) showToast({ text: connectionsText.notTaken(titlesOf(left)) })
        }
      } catch (error) {
        setWanted(undefined)
        showToast({ text: describeFailure(await toSaveFailure(error)) })
        return false
      }
      const destination = destinationOf(chosen, document, location.origin)
      dispatch(chooseConnection({ id: chosen.id, ...(destination ? { destination } : {}) }))
      return true
    },
    disconnect: () => {
      setWanted(undefined)
      dispatch(chooseConnection(undefined))
    },
  }
}

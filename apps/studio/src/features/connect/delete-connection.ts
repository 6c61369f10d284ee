import type { KeptForms } from '../../domain/connections/change-forms.ts'
import { changeFormConnection } from '../../domain/connections/change-forms.ts'
import type { ChosenConnection } from '../../domain/document/commands/delivery.ts'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'

type Kept = Pick<StudioStorage, 'connections'> & { readonly forms: KeptForms }

/** A connection that was deleted. */
export interface DeletedConnection {
  /** The forms that sent by it; they are not connected now. */
  readonly forms: readonly StoredForm[]
  /** Puts the connection back, and the forms on it that were not connected otherwise meanwhile. */
  readonly undo: () => Promise<void>
}

/** The part of a form's delivery that belongs to its connection. */
function chosenOf({ connectionId, form: { delivery } }: StudioDocument): ChosenConnection | undefined {
  if (connectionId === undefined) return undefined
  if (!delivery?.origin) return { id: connectionId }
  const { origin, publicKey, serviceId, templateId } = delivery
  return { id: connectionId, destination: { origin, publicKey, serviceId, templateId } }
}

/**
 * Deletes a connection and takes it out of the forms that send by it, so that none goes on pointing there: they say
 * *Not connected* until they are given another. Published pages are files of their own and go on as they are.
 */
export async function deleteConnection(
  { connections, forms }: Kept,
  connection: StoredConnection,
): Promise<DeletedConnection> {
  const using = (await forms.list()).filter(({ document }) => document.connectionId === connection.id)
  for (const { id } of using) {
    await changeFormConnection(
      forms,
      id,
      () => undefined,
      (document) => document.connectionId === connection.id,
    )
  }
  await connections.remove(connection.id)
  return {
    forms: using,
    undo: async () => {
      await connections.put(connection)
      for (const { id, document } of using) {
        await changeFormConnection(
          forms,
          id,
          () => chosenOf(document),
          (now) => now.connectionId === undefined && !now.form.delivery?.origin,
        )
      }
    },
  }
}

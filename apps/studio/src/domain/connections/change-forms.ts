import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import { type ChosenConnection, chooseConnection } from '../document/commands/choose-connection.ts'
import { destinationOf } from '../sending/form-destination.ts'
import type { FormRepository } from '../storage/form-repository.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'

export type KeptForms = Pick<FormRepository, 'get' | 'list' | 'save'>

/** Attempts at a save that another tab comes before. */
const tries = 3

/** Gives a stored form another connection, on top of what it is now. */
export async function changeFormConnection(
  forms: KeptForms,
  id: StoredForm['id'],
  choose: (document: StudioDocument) => ChosenConnection | undefined,
  isWanted: (document: StudioDocument) => boolean,
): Promise<void> {
  for (let count = 0; count < tries; count += 1) {
    const stored = await forms.get(id)
    if (!stored || !isWanted(stored.document)) return
    const { document } = applyCommand(stored.document, chooseConnection(choose(stored.document)))
    const outcome = await forms.save(id, document, stored.revision)
    if (outcome.ok || outcome.error.kind !== 'conflict') return
  }
}

/**
 * Takes the ids of a connection over into the forms that send by it: a form carries them itself.
 * @param except - the form that is open, which takes them by a command of its own.
 * @returns the forms that were changed.
 */
export async function updateForms(
  forms: KeptForms,
  connection: StoredConnection,
  pageOrigin: string,
  except?: string,
): Promise<readonly StoredForm[]> {
  const using = (await forms.list()).filter(
    ({ id, document }) => document.connectionId === connection.id && id !== except,
  )
  for (const { id } of using) {
    await changeFormConnection(
      forms,
      id,
      (document) => {
        const destination = destinationOf(connection, document, pageOrigin)
        return { id: connection.id, ...(destination && { destination }) }
      },
      (document) => document.connectionId === connection.id,
    )
  }
  return using
}

type ConnectionsAndForms = Pick<StudioStorage, 'connections'> & { readonly forms: KeptForms }

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
  { connections, forms }: ConnectionsAndForms,
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

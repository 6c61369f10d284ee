import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import { type ChosenConnection, chooseConnection } from '../document/commands/choose-connection.ts'
import { destinationOf, findConnection } from '../sending/form-destination.ts'
import type { FormRepository } from '../storage/form-repository.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'

export type KeptForms = Pick<FormRepository, 'get' | 'list' | 'save'>

/** Attempts at a save that another tab comes before. */
const tries = 3

/** Tells if a form sends by a connection: not one that names it and carries other ids. */
export function sendsBy(document: StudioDocument, connection: StoredConnection): boolean {
  return findConnection(document, [connection])?.id === connection.id
}

/**
 * Gives a stored form another connection, on top of what it is now.
 * @returns false where that could not be saved.
 */
export async function changeFormConnection(
  forms: KeptForms,
  id: StoredForm['id'],
  choose: (document: StudioDocument) => ChosenConnection | undefined,
  isWanted: (document: StudioDocument) => boolean,
): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    const stored = await forms.get(id)
    if (!stored || !isWanted(stored.document)) return true
    const { document } = applyCommand(stored.document, chooseConnection(choose(stored.document)))
    const outcome = await forms.save(id, document, stored.revision)
    if (outcome.ok || outcome.error.kind !== 'conflict') return outcome.ok
  }
  return false
}

/**
 * Takes the ids of a connection over into the forms that send by it: a form carries them itself.
 * @param before - the connection with the ids that it had.
 * @param except - the form that is open, which takes them by a command of its own.
 * @returns the forms that could not be saved: they go on by the ids that they have.
 */
export async function updateForms(
  forms: KeptForms,
  before: StoredConnection,
  connection: StoredConnection,
  pageOrigin: string,
  except?: string,
): Promise<readonly StoredForm[]> {
  const isWanted = (document: StudioDocument): boolean => sendsBy(document, before)
  const using = (await forms.list()).filter(({ id, document }) => isWanted(document) && id !== except)
  const left: StoredForm[] = []
  for (const stored of using) {
    const choose = (document: StudioDocument): ChosenConnection => {
      const destination = destinationOf(connection, document, pageOrigin)
      return { id: connection.id, ...(destination && { destination }) }
    }
    if (!(await changeFormConnection(forms, stored.id, choose, isWanted))) left.push(stored)
  }
  return left
}

/** The titles of forms, as a notice names them. */
export function titlesOf(forms: readonly StoredForm[]): readonly string[] {
  return forms.map(({ document }) => document.form.title)
}

type ConnectionsAndForms = Pick<StudioStorage, 'connections'> & { readonly forms: KeptForms }

/** A connection that was deleted. */
export interface DeletedConnection {
  /** The forms that sent by it and are not connected now. One that could not be saved goes on by the ids that it has. */
  readonly forms: readonly StoredForm[]
  /** Puts the connection back, and the forms on it that were not connected otherwise meanwhile. */
  readonly undo: () => Promise<void>
}

/** The part of a form's delivery that belongs to the connection it sends by. */
function chosenOf({ form: { delivery } }: StudioDocument, { id }: StoredConnection): ChosenConnection {
  if (!delivery?.origin) return { id }
  const { origin, publicKey, serviceId, templateId } = delivery
  return { id, destination: { origin, publicKey, serviceId, templateId } }
}

/**
 * Deletes a connection and takes it out of the forms that send by it, so that none goes on pointing there: they say
 * *Not connected* until they are given another. Published pages are files of their own and go on as they are.
 */
export async function deleteConnection(
  { connections, forms }: ConnectionsAndForms,
  connection: StoredConnection,
): Promise<DeletedConnection> {
  const isWanted = (document: StudioDocument): boolean => sendsBy(document, connection)
  const using: StoredForm[] = []
  for (const stored of (await forms.list()).filter(({ document }) => isWanted(document))) {
    if (await changeFormConnection(forms, stored.id, () => undefined, isWanted)) using.push(stored)
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
          () => chosenOf(document, connection),
          (now) => now.connectionId === undefined && !now.form.delivery?.origin,
        )
      }
    },
  }
}

import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import type { ChosenConnection } from '../document/commands/delivery.ts'
import { chooseConnection } from '../document/commands/delivery.ts'
import { destinationOf } from '../sending/form-destination.ts'
import type { FormRepository } from '../storage/form-repository.ts'

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

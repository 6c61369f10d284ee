import type { Result } from '@letterslot/core'
import { type ConnectionId, practiceConnectionId, testInboxConnectionId } from '../../model/connection.ts'
import { initialSettings } from '../../model/settings.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { copyDocument } from '../../model/studio-document.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import type { OpenedFile } from '../storage/open-file.ts'
import type { SaveFailure } from '../storage/save-state.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'

/** The answer about a form whose id is taken. There is no default: the maker is asked. */
export type TakenAnswer = 'keep-both' | 'replace'

/** The forms of a file whose ids this browser knows already. */
export function takenForms(opened: OpenedFile, here: readonly StoredForm[]): readonly StoredForm[] {
  const ids = new Set(here.map(({ id }) => id))
  return opened.forms.filter(({ id }) => ids.has(id))
}

/**
 * Lets a form name no connection that is not here. A test inbox or practice belongs to where the file came from, so the
 * form is not connected; other ids stay in it, as its own.
 */
function withKnownConnection(document: StudioDocument, known: ReadonlySet<ConnectionId>): StudioDocument {
  const { connectionId } = document
  if (connectionId === undefined || known.has(connectionId)) return document
  const isOfOnePlace = connectionId === testInboxConnectionId || connectionId === practiceConnectionId
  if (isOfOnePlace) return applyCommand(document, chooseConnection(undefined)).document
  return { ...document, connectionId: undefined }
}

/**
 * Takes what a file holds into this browser. Connections that are here already stay as they are: theirs have keys.
 * @returns the forms as they are stored now, in the order of the file.
 */
export async function importOpened(
  storage: Pick<StudioStorage, 'forms' | 'connections' | 'settings'>,
  opened: OpenedFile,
  answer: TakenAnswer,
): Promise<Result<readonly StoredForm[], SaveFailure>> {
  const taken = new Set(takenForms(opened, await storage.forms.list()).map(({ id }) => id))
  const known = new Set([...(await storage.connections.list()), ...opened.connections].map(({ id }) => id))
  const stored: StoredForm[] = []
  for (const brought of opened.forms) {
    const form = { ...brought, document: withKnownConnection(brought.document, known) }
    const outcome =
      taken.has(form.id) && answer === 'keep-both'
        ? await storage.forms.create(copyDocument(form.document))
        : await storage.forms.overwrite(
            form,
            opened.revisions.filter(({ formId }) => formId === form.id),
          )
    if (!outcome.ok) return outcome
    stored.push(outcome.value)
  }
  for (const connection of opened.connections) {
    await storage.connections.update(connection.id, (here) => here ?? connection)
  }
  const { settings } = opened
  if (settings) await storage.settings.update('studio', (here) => ({ ...settings, ...here, id: initialSettings.id }))
  return { ok: true, value: stored }
}

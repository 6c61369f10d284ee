import { starterEmail } from '@letterslot/email'
import type { Ids, Intake } from '@letterslot/intake'
import { formFromIntake, type IntakeForm, idParts } from '@letterslot/intake'
import { useNavigate } from '@tanstack/react-router'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import { connectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { withKeptState } from '../../domain/sending/record-connection-state.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { useKeepForm } from '../../domain/starts/use-create-form.ts'
import { describeFailure, toSaveFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { fallbackTitle, intakeText } from '../../domain/texts/intake.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { newFormId } from '../../model/new-id.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { useToast } from '../../ui/Toasts.tsx'

/** The intake to take over. */
export interface TakenIntake {
  readonly intake: Intake
  readonly ids: Ids
  /** Answers to parameters that were asked for, by the parameter's name. */
  readonly values: ReadonlyMap<string, string>
  /** Recipient of the answers, if it was asked. */
  readonly to?: string
}

function makeDocument({ intake, values }: TakenIntake, to: string): StudioDocument {
  const { form } = intake
  if (!form) return documentFromStart(contactStart, { to })
  return documentFromIntake(form, { to, values, fallbackTitle: fallbackTitle })
}

/**
 * Makes the form of a paste: keeps its connection, opens it in Build, and says what comes next.
 * @returns false where it could not be kept, which is said.
 */
export function useTakeIntake(): (taken: TakenIntake) => Promise<boolean> {
  const { connections } = useStorage()
  const keepForm = useKeepForm()
  const navigate = useNavigate()
  const showToast = useToast()
  return async (taken) => {
    const connection = connectionOf(taken.ids, await connections.list())
    try {
      if (connection) await connections.update(connection.id, (here) => withKeptState(connection, here))
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
      return false
    }
    const kept = await keepForm({
      make: (to) => makeDocument(taken, to),
      ...(taken.to === undefined ? {} : { to: taken.to }),
      ...(connection ? { connection } : {}),
    })
    if (!kept) return false
    const fields = kept.document.form.pages.flatMap((page) => page.fields).length
    if (!connection) {
      showToast({ text: intakeText.madeUnconnected(fields) })
      return true
    }
    showToast({
      text: intakeText.made(fields, connectionName(connection), connectionMark(connection, Date.now()).words),
      action: {
        label: intakeText.test,
        isElsewhere: true,
        onPress: () => void navigate({ to: '/forms/$formId/connect', params: { formId: kept.id } }),
      },
    })
    return true
  }
}

interface DocumentOptions {
  /** Recipient of the answers; else the address that the paste names, if any. */
  readonly to: string
  /** The title of a form that has none. */
  readonly fallbackTitle: string
  /** Values of parameters that were asked for, by name. */
  readonly values: ReadonlyMap<string, string>
}

/** Makes the form and its mail of what was read. It sends nowhere yet. */
function documentFromIntake(read: IntakeForm, { to, fallbackTitle, values }: DocumentOptions): StudioDocument {
  const { mail } = read
  const id = newFormId()
  const form = formFromIntake(read, { id, address: to.trim() || mail.to[0] || '', fallbackTitle, values })
  const email = starterEmail(form, { id: `tmpl_${id}`, to: to.trim() === '' ? mail.to : to })
  // Braces in a subject that a page fixed stay braces: they are no merge tag.
  const subject = mail.subject?.replaceAll(/\{(?=\{)/g, '{ ')
  return {
    form,
    email: { ...email, cc: mail.cc, ...(subject === undefined ? {} : { subject }) },
    connectionId: undefined,
  }
}

/** The connection that ids make, where all of them are known. */
export function connectionOf(ids: Ids, stored: readonly StoredConnection[]): StoredConnection | undefined {
  if (idParts.some((part) => !ids[part])) return undefined
  const kind = ids.origin === undefined ? 'emailjs' : 'relay'
  return connectionFor(kind, { ...noAccountIds, ...ids }, stored)
}

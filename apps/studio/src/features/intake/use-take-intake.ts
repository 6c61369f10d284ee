import { useNavigate } from '@tanstack/react-router'
import { intakeText } from '../../catalogue/intake.ts'
import type { StudioDocument } from '../../document/studio-document.ts'
import { documentFromIntake } from '../../intake/document-from-intake.ts'
import type { Ids } from '../../intake/ids.ts'
import type { Intake } from '../../intake/intake.ts'
import { withKeptState } from '../../sending/record-test.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import { toSaveFailure } from '../../storage/save-failure.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { connectionMark } from '../connections/connection-mark.ts'
import { connectionName } from '../connections/connection-name.ts'
import { useKeepForm } from '../forms/use-keep-form.ts'
import { contact } from '../starts/contact.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { connectionOf } from './connection-of-ids.ts'

/** What is taken over. */
export interface TakenIntake {
  readonly intake: Intake
  readonly ids: Ids
  /** Answers to parameters that were asked for, by the parameter's name. */
  readonly values: ReadonlyMap<string, string>
  /** Where answers should go, if it was asked. */
  readonly to?: string
}

function makeDocument({ intake, values }: TakenIntake, to: string): StudioDocument {
  const { form } = intake
  if (!form) return documentFromStart(contact, { to })
  return documentFromIntake(form, { to, values, fallbackTitle: intakeText.fallbackTitle })
}

/** Makes the form of a paste: keeps its connection, opens it in Build, and says what comes next. */
export function useTakeIntake(): (taken: TakenIntake) => Promise<void> {
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
      return
    }
    const kept = await keepForm({
      make: (to) => makeDocument(taken, to),
      ...(taken.to === undefined ? {} : { to: taken.to }),
      ...(connection ? { connection } : {}),
    })
    if (!kept) return
    const fields = kept.document.form.pages.flatMap((page) => page.fields).length
    if (!connection) {
      showToast({ text: intakeText.madeUnconnected(fields) })
      return
    }
    showToast({
      text: intakeText.made(fields, connectionName(connection), connectionMark(connection, Date.now()).words),
      action: {
        label: intakeText.test,
        onPress: () => void navigate({ to: '/forms/$formId/connect', params: { formId: kept.id } }),
      },
    })
  }
}

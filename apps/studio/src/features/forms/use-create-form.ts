import { useNavigate } from '@tanstack/react-router'
import { applyCommand } from '../../document/apply.ts'
import { type ChosenConnection, chooseConnection } from '../../document/commands/choose-connection.ts'
import type { StudioDocument } from '../../document/studio-document.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { documentFromStart } from '../starts/document-from-start.ts'
import type { Start } from '../starts/start.ts'
import { useLiveDelivery } from './live-delivery.ts'

/** How a new form begins. */
export interface NewForm {
  readonly start: Start
  /** Where its answers go. Default: what was answered on the first screen. */
  readonly to?: string
  /** Default: the test inbox of this computer, or practice. */
  readonly connection?: ChosenConnection
}

/** Makes a form from a start, connects it so that it can be tried at once, stores it and opens it. */
export function useCreateForm(): (form: NewForm) => Promise<void> {
  const { forms } = useStorage()
  const { settings, changeSettings } = useSettings()
  const live = useLiveDelivery()
  const navigate = useNavigate()
  const showToast = useToast()
  return async ({ start, to = settings?.makerAddress ?? '', connection }) => {
    const document = documentFromStart(start, { to })
    const chosen = connection ?? (await live?.connect(document.email))
    const stored = await forms.create(connected(document, chosen))
    if (!stored.ok) {
      showToast({ text: describeFailure(stored.error) })
      return
    }
    await changeSettings({ isStarted: true, ...(to === '' ? {} : { makerAddress: to }) })
    await navigate({ to: '/forms/$formId/build', params: { formId: stored.value.id } })
  }
}

function connected(document: StudioDocument, chosen: ChosenConnection | undefined): StudioDocument {
  return chosen ? applyCommand(document, chooseConnection(chosen)).document : document
}

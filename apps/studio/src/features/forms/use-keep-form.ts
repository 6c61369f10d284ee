import { useNavigate } from '@tanstack/react-router'
import { formsText } from '../../catalogue/forms.ts'
import type { StudioDocument } from '../../document/studio-document.ts'
import { useSending } from '../../sending/sending-context.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { useSettings, useStorage } from '../../storage/studio-storage.ts'
import { useToast } from '../../ui/Toasts.tsx'

/** A form that is about to be. */
export interface MadeForm {
  /** Makes it for the address that answers go to, which may be empty. */
  readonly make: (to: string) => StudioDocument
  /** Where its answers go. Default: what was answered on the first screen. */
  readonly to?: string
  /** Default: the test inbox of this computer, or practice. */
  readonly connection?: StoredConnection
}

/** Connects a new form so that it can be tried at once, stores it and opens it; undefined where it could not be stored. */
export function useKeepForm(): (form: MadeForm) => Promise<StoredForm | undefined> {
  const { forms } = useStorage()
  const { settings, changeSettings } = useSettings()
  const { connectPlace } = useSending()
  const navigate = useNavigate()
  const showToast = useToast()
  const connectSomewhere = async (): Promise<StoredConnection | undefined> => {
    try {
      return await connectPlace()
    } catch {
      // The form is made all the same; its header says that it is not connected.
      showToast({ text: formsText.notConnected })
      return undefined
    }
  }
  return async ({ make, to = settings?.makerAddress ?? '', connection }) => {
    const document = make(to)
    const chosen = connection ?? (await connectSomewhere())
    const { withConnection } = await import('./with-connection.ts')
    const stored = await forms.create(withConnection(document, chosen))
    if (!stored.ok) {
      showToast({ text: describeFailure(stored.error) })
      return undefined
    }
    await changeSettings({ isStarted: true, ...(to === '' ? {} : { makerAddress: to }) })
    await navigate({ to: '/forms/$formId/build', params: { formId: stored.value.id } })
    return stored.value
  }
}

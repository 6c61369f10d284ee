import { type AnyRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useSending } from '../sending/sending-context.ts'
import { describeFailure, toSaveFailure } from '../storage/save-state.ts'
import { useSettings, useStorage } from '../storage/studio-storage.ts'
import { formsText } from '../texts/forms.ts'
import { documentFromStart } from './document-from-start.ts'
import type { Start } from './start.ts'

/** The origin of a new form. */
export interface NewForm extends Pick<MadeForm, 'to' | 'connection'> {
  readonly start: Start
}

/** Makes a form from a start, connects it so that it can be tried at once, stores it and opens it. */
export function useCreateForm(): (form: NewForm) => Promise<void> {
  const keepForm = useKeepForm()
  return async ({ start, ...rest }) => {
    await keepForm({ ...rest, make: (to) => documentFromStart(start, { to }) })
  }
}

/** A form that is about to be. */
interface MadeForm {
  /** Makes it for the address that answers go to, which may be empty. */
  readonly make: (to: string) => StudioDocument
  /** Recipient of its answers. Default: the address given on the first screen. */
  readonly to?: string
  /** Default: the test inbox of this computer, or practice. */
  readonly connection?: StoredConnection
}

/** Loads the first step of a form, ahead of the visit. What does not come is asked for again when it is wanted. */
export async function loadBuild(router: AnyRouter): Promise<void> {
  const routes = ['/forms/$formId', '/forms/$formId/build'].flatMap((id) => router.routesById[id] ?? [])
  await Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)))
}

async function loadWithConnection(): Promise<typeof import('./with-connection.ts').withConnection | undefined> {
  try {
    return (await import('./with-connection.ts')).withConnection
  } catch {
    return undefined
  }
}

/**
 * Connects a new form so that it can be tried at once, stores it and opens it; undefined where it could not be stored. A
 * press while one is made, the second of a double click say, makes no other.
 */
export function useKeepForm(): (form: MadeForm) => Promise<StoredForm | undefined> {
  const { forms } = useStorage()
  const { settings, changeSettings } = useSettings()
  const { connectPlace } = useSending()
  const navigate = useNavigate()
  const router = useRouter()
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
  const underWay = useRef<Promise<StoredForm | undefined>>(undefined)
  const keep = async ({
    make,
    to = settings?.makerAddress ?? '',
    connection,
  }: MadeForm): Promise<StoredForm | undefined> => {
    // Its first step comes while it is made, behind what makes it.
    const loading = loadWithConnection()
    void loadBuild(router)
    const document = make(to)
    const chosen = connection ?? (await connectSomewhere())
    const withConnection = await loading
    if (!withConnection) {
      showToast({ text: formsText.notMade })
      return undefined
    }
    const stored = await forms.create(withConnection(document, chosen))
    if (!stored.ok) {
      showToast({ text: describeFailure(stored.error) })
      return undefined
    }
    // Told once the form is open: the first screen stands until then, and no library is loaded for a moment.
    await navigate({ to: '/forms/$formId/build', params: { formId: stored.value.id } })
    try {
      await changeSettings({ isStarted: true, ...(to === '' ? {} : { makerAddress: to }) })
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
    }
    return stored.value
  }
  return (form) => {
    underWay.current ??= keep(form).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
}

import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
// biome-ignore lint/correctness/noUndeclaredDependencies: the tests' own, declared at the root as all of them are
import { page } from 'vitest/browser'
// biome-ignore lint/correctness/noUndeclaredDependencies: a tool of the tests, declared at the root as all of them are
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import '../../app/shell/global.css'
import { createStudioRouter } from '../../app/router.tsx'
import { chooseConnection } from '../../domain/document/commands/choose-connection.ts'
import { createDocumentStore } from '../../domain/document/store.ts'
import { type CopiedLayout, markCopied } from '../../domain/mail/layout-for-provider.ts'
import { createSending } from '../../domain/sending/create-sending.ts'
import { destinationOf } from '../../domain/sending/form-destination.ts'
import { SendingContext } from '../../domain/sending/sending-context.ts'
import { openStorage } from '../../domain/storage/open-storage.ts'
import { StorageContext, type StudioStorage } from '../../domain/storage/studio-storage.ts'
import { brandConnectionId, type EmailJsConnection, type StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { signUpForm, signUpMail } from './mail.test.fixture.ts'

/** Somebody's EmailJS account. */
export const emailJs: EmailJsConnection = {
  kind: 'emailjs',
  id: brandConnectionId('connection_1'),
  name: 'EmailJS',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
}

/** The same account, after a test that the maker saw arrive. */
export const provenEmailJs: EmailJsConnection = {
  ...emailJs,
  state: {
    status: 'arrived',
    arrivedAt: '2026-05-04T14:03:00.000Z',
    at: '2026-05-04T14:02:00.000Z',
    reference: '7F3K-Q2',
    answer: { httpStatus: 200, text: 'OK' },
  },
}

interface Opened {
  readonly storage: StudioStorage
  /** Reads the saved form. */
  readonly saved: () => Promise<StudioDocument>
}

interface OpenOptions {
  readonly connection?: StoredConnection | undefined
  readonly changes?: Partial<StudioDocument>
  /** The address given on the first screen. */
  readonly makerAddress?: string
  /** Parts of the layout that were copied before. */
  readonly copied?: CopiedLayout
  /** With EmailJS: looks at what its template receives. Default: true. */
  readonly seesTemplate?: boolean
}

/** Opens a step of the sign-up form in the whole studio, over a storage of its own. */
export async function openStep(
  step: 'email' | 'publish' | 'build' | 'look' | 'languages',
  options: OpenOptions = {},
): Promise<Opened> {
  const { connection, changes, makerAddress, copied, seesTemplate = true } = options
  const storage = await openStorage(`studio-${crypto.randomUUID()}`)
  localStorage.clear()
  sessionStorage.clear()
  const form = changes?.form ?? signUpForm()
  if (copied) markCopied(form.id, copied)
  const email = signUpMail()
  const store = createDocumentStore({ form, email, connectionId: undefined, ...changes })
  if (connection) {
    await storage.connections.put(connection)
    const destination = destinationOf(connection, { email }, location.origin)
    store.getState().dispatch(chooseConnection({ id: connection.id, ...(destination && { destination }) }))
  }
  if (makerAddress !== undefined) await storage.settings.put({ id: 'studio', makerAddress })
  await storage.forms.create(store.getState().document)
  const history = createMemoryHistory({ initialEntries: [`/forms/${form.id}/${step}`] })
  const router = createStudioRouter({ storage, history })
  await render(
    <StorageContext value={storage}>
      <SendingContext value={createSending(storage)}>
        <RouterProvider router={router} />
      </SendingContext>
    </StorageContext>,
  )
  if (step === 'email' && connection?.kind === 'emailjs' && seesTemplate) {
    await page.getByRole('radio', { name: 'At EmailJS' }).click()
  }
  return {
    storage,
    saved: async () => {
      const stored = await storage.forms.get(form.id)
      if (!stored) throw new Error('The form is not there.')
      return stored.document
    },
  }
}

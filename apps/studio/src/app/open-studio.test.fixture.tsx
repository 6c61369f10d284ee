import { type Outbox, pageEvents } from '@letterslot/client/outbox'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
// biome-ignore lint/correctness/noUndeclaredDependencies: the tests' own, declared at the root as all of them are
import { onTestFinished } from 'vitest'
// biome-ignore lint/correctness/noUndeclaredDependencies: a tool of the tests, declared at the root as all of them are
import { render } from 'vitest-browser-react'
import '../ui/styles/tokens.css'
import '../ui/base.css'
import './shell/global.css'
import { applyCommand } from '../domain/document/apply.ts'
import { chooseConnection } from '../domain/document/commands/choose-connection.ts'
import { createSending } from '../domain/sending/create-sending.ts'
import { destinationOf } from '../domain/sending/form-destination.ts'
import { type Sending, SendingContext } from '../domain/sending/sending-context.ts'
import { createStudioOutbox } from '../domain/sending/studio-outbox.ts'
import { StudioOutboxContext } from '../domain/sending/use-studio-outbox.ts'
import { documentFromStart } from '../domain/starts/document-from-start.ts'
import { contactStart } from '../domain/starts/start.ts'
import { openStorage } from '../domain/storage/open-storage.ts'
import { StorageContext, type StudioStorage } from '../domain/storage/studio-storage.ts'
import type { StoredConnection } from '../model/connection.ts'
import type { StudioDocument } from '../model/studio-document.ts'
import { createStudioRouter } from './router.tsx'

/** A database of its own. */
export function newStorage(): Promise<StudioStorage> {
  return openStorage(`studio-${crypto.randomUUID()}`)
}

/** The contact form as `contact`, sending by a connection, in a database of its own. */
export async function storageWithForm(connection?: StoredConnection, isKept = true): Promise<StudioStorage> {
  const storage = await newStorage()
  const document = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
  if (connection && isKept) await storage.connections.put(connection)
  const destination = connection && destinationOf(connection, document, location.origin)
  const chosen = connection && { id: connection.id, ...(destination && { destination }) }
  await storage.forms.create(chosen ? applyCommand(document, chooseConnection(chosen)).document : document)
  return storage
}

/** Reads the saved form. */
export async function savedDocument(storage: StudioStorage): Promise<StudioDocument> {
  const stored = await storage.forms.get('contact')
  if (!stored) throw new Error('The form is not there.')
  return stored.document
}

/** An outbox of its own, which sends as this studio does. It is closed when the test is over. */
export function newOutbox(storage: StudioStorage, sending: Sending = createSending(storage)): Outbox {
  const outbox = createStudioOutbox({
    name: `outbox-${crypto.randomUUID()}`,
    connections: storage.connections,
    sending,
    wrapSend: sending.simulation.send,
    page: sending.simulation.page(pageEvents),
  })
  onTestFinished(() => outbox.close())
  return outbox
}

/** The whole studio over a storage, at an address. */
export async function openStudio(
  storage: StudioStorage,
  address = '/',
  { outbox, ...changes }: Partial<Sending> & { readonly outbox?: Outbox } = {},
) {
  const router = createStudioRouter({ storage, history: createMemoryHistory({ initialEntries: [address] }) })
  const sending = { ...createSending(storage), ...changes }
  await render(
    <StorageContext value={storage}>
      <SendingContext value={sending}>
        <StudioOutboxContext value={outbox ?? newOutbox(storage, sending)}>
          <RouterProvider router={router} />
        </StudioOutboxContext>
      </SendingContext>
    </StorageContext>,
  )
  return router
}

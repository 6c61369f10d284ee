import type { StoredConnection } from '../../model/connection.ts'
import { brandConnectionId, type ConnectionId, storedNames } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import type { DestinationFields } from '../document/commands/choose-connection.ts'

/** Origin of EmailJS's own SDK. */
export const emailJsOrigin = 'https://api.emailjs.com'

/**
 * The public half of a connection, as a form carries it. Practice has none: nothing leaves the page.
 * @param pageOrigin - the studio's own origin, which is the test inbox's as well.
 */
export function destinationOf(
  connection: StoredConnection,
  { email }: Pick<StudioDocument, 'email'>,
  pageOrigin: string,
): DestinationFields | undefined {
  const { publicKey, serviceId } = connection.kind === 'practice' ? { publicKey: '', serviceId: '' } : connection
  switch (connection.kind) {
    case 'emailjs':
      return { origin: emailJsOrigin, publicKey, serviceId, templateId: connection.templateId }
    case 'relay':
      return { origin: connection.origin, publicKey, serviceId, templateId: connection.templateId }
    case 'test-inbox':
      return { origin: pageOrigin, publicKey, serviceId, templateId: email.id }
    case 'practice':
      return undefined
  }
}

/** Stands for the connection that a form carries itself: it is not among those that are kept. */
export const ownConnectionId: ConnectionId = brandConnectionId('own')

/**
 * Returns a form's connection: the one chosen here, or the ids that it brought along, from a file say, which its
 * published page would use. Undefined when it goes nowhere.
 */
export function findConnection(
  { form, connectionId }: Pick<StudioDocument, 'form' | 'connectionId'>,
  kept: readonly StoredConnection[],
): StoredConnection | undefined {
  const chosen = kept.find(({ id }) => id === connectionId)
  if (chosen) return chosen
  const { origin = '', publicKey = '', serviceId = '', templateId = '' } = form.delivery ?? {}
  if (!URL.canParse(origin)) return undefined
  const ids = { id: ownConnectionId, publicKey, serviceId, templateId }
  return origin === emailJsOrigin
    ? { kind: 'emailjs', name: storedNames.emailjs, ...ids }
    : { kind: 'relay', name: storedNames.relay, origin, ...ids }
}

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
 * Returns a form's connection: the one whose ids its published page would use, the one chosen here before others of the
 * same ids, or else those ids themselves, as a file brings them along, and undo or an older revision brings them back.
 * Undefined when it goes nowhere.
 */
export function findConnection(
  {
    form,
    connectionId,
  }: { readonly form: { readonly delivery?: DestinationFields } } & Pick<StudioDocument, 'connectionId'>,
  kept: readonly StoredConnection[],
): StoredConnection | undefined {
  const chosen = kept.find(({ id }) => id === connectionId)
  if (chosen?.kind === 'test-inbox' || chosen?.kind === 'practice') return chosen
  const { origin = '', publicKey = '', serviceId = '', templateId = '' } = form.delivery ?? {}
  if (!URL.canParse(origin)) return undefined
  const ids = { id: ownConnectionId, publicKey, serviceId, templateId }
  const own =
    origin === emailJsOrigin
      ? ({ kind: 'emailjs', name: storedNames.emailjs, ...ids } as const)
      : ({ kind: 'relay', name: storedNames.relay, origin, ...ids } as const)
  const same = kept.filter((connection) => hasSameIds(connection, own))
  return same.find(({ id }) => id === connectionId) ?? same[0] ?? own
}

const connectionIdParts = ['origin', 'publicKey', 'serviceId', 'templateId'] as const

/** Returns true where two connections send the same way: the same ids at the same place. */
export function hasSameIds(one: StoredConnection, other: StoredConnection): boolean {
  return (
    one.kind === other.kind && connectionIdParts.every((part) => Reflect.get(one, part) === Reflect.get(other, part))
  )
}

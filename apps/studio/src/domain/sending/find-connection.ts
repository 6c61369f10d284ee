import { brandConnectionId, type ConnectionId, type StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { emailJsOrigin } from './destination-of.ts'

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
    ? { kind: 'emailjs', name: 'EmailJS', ...ids }
    : { kind: 'relay', name: 'Your own relay', origin, ...ids }
}

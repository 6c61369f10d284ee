import type { StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import type { FormDestination } from '../document/commands/delivery.ts'

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
): FormDestination | undefined {
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

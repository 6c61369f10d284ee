import type { Destination } from '../document/commands/choose-connection.ts'
import type { StudioDocument } from '../document/studio-document.ts'
import type { StoredConnection } from '../storage/connection.ts'

/** Where EmailJS's own SDK sends. */
export const emailJsOrigin = 'https://api.emailjs.com'

/**
 * The public half of a connection, as a form carries it. Practice has none: nothing leaves the page.
 * @param pageOrigin - the studio's own origin, which is the test inbox's as well.
 */
export function destinationOf(
  connection: StoredConnection,
  { email }: Pick<StudioDocument, 'email'>,
  pageOrigin: string,
): Destination | undefined {
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

import type { Connection } from '@letterslot/client/outbox'
import { destinationText } from '../catalogue/shell.ts'
import type { StoredConnection } from '../storage/connection.ts'

/** What people call the way that a message goes: `EmailJS, service_x1`, `Your own relay, forms.example.org`. */
export function wayName(kind: StoredConnection['kind'] | undefined, { origin, serviceId }: Connection): string {
  const { name } = destinationText[kind ?? 'none']
  if (kind === 'emailjs') return `${name}, ${serviceId}`
  return kind === 'relay' && URL.canParse(origin) ? `${name}, ${new URL(origin).host}` : name
}

import type { Connection } from '@letterslot/client/outbox'
import type { StoredConnection } from '../../model/connection.ts'
import { destinationText } from '../texts/shell.ts'

/** The name of a message's route for people: `EmailJS, service_x1`, `Your own relay, forms.example.org`. */
export function routeName(kind: StoredConnection['kind'] | undefined, { origin, serviceId }: Connection): string {
  const { name } = destinationText[kind ?? 'none']
  if (kind === 'emailjs') return `${name}, ${serviceId}`
  return kind === 'relay' && URL.canParse(origin) ? `${name}, ${new URL(origin).host}` : name
}

import type { Connection, Entry } from '@letterslot/client/outbox'
import type { StoredConnection } from '../../model/connection.ts'
import type { StudioStorage } from '../storage/studio-storage.ts'
import { destinationText } from '../texts/shell.ts'
import { findConnection } from './form-destination.ts'
import { type SendRoute, sendRouteOf } from './send-route.ts'
import { readSendingContext, type SendingSnapshot, wasKept } from './sending-snapshot.ts'

/** The part that differs now. */
export type Difference = 'connection' | 'ids' | 'mail'

/** The change of route that a retry of a waiting message could make. */
export type RouteChange =
  /** As it was written, and nobody needs to be asked. */
  | { readonly kind: 'same' }
  /** Both routes are there, and they differ. */
  | { readonly kind: 'changed'; readonly differences: readonly Difference[]; readonly now: SendRoute }
  /** Its connection was deleted; `now` is the form's, where it has one. */
  | { readonly kind: 'deleted'; readonly hasForm: boolean; readonly now?: SendRoute }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function differencesOf(written: SendingSnapshot, entry: Entry, now: SendRoute): readonly Difference[] {
  const { connectionId, kind, email } = now.context
  if (kind !== written.kind) return ['connection']
  // The keys of the test inbox are asked for at each attempt; a provider's template is not ours to compare.
  const isOurs = kind === 'test-inbox' || kind === 'practice'
  if (isOurs) return same(email, written.email) ? [] : ['mail']
  const { origin, publicKey, serviceId, templateId } = entry.connection
  if (same(now.connection, { origin, publicKey, serviceId, templateId })) return []
  return [connectionId === written.connectionId ? 'ids' : 'connection']
}

/** Compares how a message was to go out with how its form sends now. */
export async function findRouteChange(
  entry: Entry,
  { forms, connections }: Pick<StudioStorage, 'forms' | 'connections'>,
  pageOrigin: string = location.origin,
): Promise<RouteChange> {
  const written = readSendingContext(entry.context)
  const kept: readonly StoredConnection[] = await connections.list()
  const stored = await forms.get(entry.form.id)
  const connection = stored && findConnection(stored.document, kept)
  const now = stored && connection && sendRouteOf(stored.document, connection, pageOrigin)
  if (!written) return { kind: 'same' }
  if (wasKept(written) && !kept.some(({ id }) => id === written.connectionId)) {
    return { kind: 'deleted', hasForm: stored !== undefined, ...(now && { now }) }
  }
  const differences = now ? differencesOf(written, entry, now) : []
  return now && differences.length > 0 ? { kind: 'changed', differences, now } : { kind: 'same' }
}

/** The name of a message's route for people: `EmailJS, service_x1`, `Your own relay, forms.example.org`. */
export function routeName(kind: StoredConnection['kind'] | undefined, { origin, serviceId }: Connection): string {
  const { name } = destinationText[kind ?? 'none']
  if (kind === 'emailjs') return `${name}, ${serviceId}`
  return kind === 'relay' && URL.canParse(origin) ? `${name}, ${new URL(origin).host}` : name
}

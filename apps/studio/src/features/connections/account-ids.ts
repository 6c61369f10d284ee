import { newConnectionId } from '../../document/new-id.ts'
import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../storage/connection.ts'

/** What the maker types to connect an account; `origin` for a relay only. */
export interface AccountIds {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

export const noAccountIds: AccountIds = { origin: '', publicKey: '', serviceId: '', templateId: '' }

export type AccountKind = 'emailjs' | 'relay'

/** An http(s) address without path, query or user; undefined for anything else. `http` only on this computer. */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  return isSafe && pathname === '/' && search === '' && hash === '' && username === '' ? origin : undefined
}

/** The ids without the blanks that a paste brings along. */
export function trimIds(ids: AccountIds): AccountIds {
  return {
    origin: readOrigin(ids.origin.trim()) ?? ids.origin.trim(),
    publicKey: ids.publicKey.trim(),
    serviceId: ids.serviceId.trim(),
    templateId: ids.templateId.trim(),
  }
}

/** The first part that is missing or wrong; undefined when all is there. */
export function findProblem(kind: AccountKind, ids: AccountIds): keyof AccountIds | undefined {
  if (kind === 'relay' && readOrigin(ids.origin) === undefined) return 'origin'
  return (['publicKey', 'serviceId', 'templateId'] as const).find((part) => ids[part] === '')
}

/** The ids of a stored account, as they are shown. */
export function idsOf(connection: EmailJsConnection | RelayConnection | undefined): AccountIds {
  if (!connection) return noAccountIds
  const { publicKey, serviceId, templateId } = connection
  return { origin: connection.kind === 'relay' ? connection.origin : '', publicKey, serviceId, templateId }
}

/** The stored connection with exactly these ids, or a new one: the same account is never kept twice. */
export function connectionFor(
  kind: AccountKind,
  ids: AccountIds,
  stored: readonly StoredConnection[],
): EmailJsConnection | RelayConnection {
  const { origin, publicKey, serviceId, templateId } = ids
  for (const connection of stored) {
    if (connection.kind !== 'emailjs' && connection.kind !== 'relay') continue
    const same =
      JSON.stringify(idsOf(connection)) === JSON.stringify({ ...ids, origin: kind === 'relay' ? origin : '' })
    if (connection.kind === kind && same) return connection
  }
  const id = newConnectionId()
  return kind === 'emailjs'
    ? { kind, id, name: 'EmailJS', publicKey, serviceId, templateId }
    : { kind, id, name: 'Your own relay', origin, publicKey, serviceId, templateId }
}

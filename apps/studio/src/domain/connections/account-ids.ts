import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../model/connection.ts'
import { newConnectionId } from '../../model/new-id.ts'

/** The ids of an account; `origin` for a relay only. */
export interface AccountIds {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

export const noAccountIds: AccountIds = { origin: '', publicKey: '', serviceId: '', templateId: '' }

export type AccountKind = 'emailjs' | 'relay'

/** The names of accounts that their maker has not named. */
export const usualNames = { emailjs: 'EmailJS', relay: 'Your own relay' } as const

/** The parts that an account of a kind has, in the order in which they are asked for. */
export const accountParts = {
  emailjs: ['publicKey', 'serviceId', 'templateId'],
  relay: ['origin', 'publicKey', 'serviceId', 'templateId'],
} as const satisfies Readonly<Record<AccountKind, readonly (keyof AccountIds)[]>>

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

/** The parts that are missing or wrong, in the order in which they are asked for. */
export function findProblems(kind: AccountKind, ids: AccountIds): readonly (keyof AccountIds)[] {
  return accountParts[kind].filter((part) =>
    part === 'origin' ? readOrigin(ids.origin) === undefined : ids[part] === '',
  )
}

/** The ids of a stored account, as they are shown. */
export function idsOf(connection: EmailJsConnection | RelayConnection | undefined): AccountIds {
  if (!connection) return noAccountIds
  const { publicKey, serviceId, templateId } = connection
  return { origin: connection.kind === 'relay' ? connection.origin : '', publicKey, serviceId, templateId }
}

/** Returns a text that is equal for connections with the same ids. */
export function accountKey(connection: StoredConnection): string {
  const ids = connection.kind === 'emailjs' || connection.kind === 'relay' ? idsOf(connection) : noAccountIds
  return JSON.stringify([connection.kind, ...Object.values(ids)])
}

/**
 * The stored connection with exactly these ids, else the edited one with them, else a new one: the same account is never
 * kept twice, and other ids of one connection are no second one. Other ids were never tested.
 */
export function connectionFor(
  kind: AccountKind,
  ids: AccountIds,
  stored: readonly StoredConnection[],
  edited?: StoredConnection,
): EmailJsConnection | RelayConnection {
  for (const connection of stored) {
    if (connection.kind !== 'emailjs' && connection.kind !== 'relay') continue
    const theirs = idsOf(connection)
    if (connection.kind === kind && accountParts[kind].every((part) => theirs[part] === ids[part])) return connection
  }
  const { origin, publicKey, serviceId, templateId } = ids
  if (edited?.kind === kind) {
    const { state: _, ...kept } = edited
    return kept.kind === 'relay'
      ? { ...kept, origin, publicKey, serviceId, templateId }
      : { ...kept, publicKey, serviceId, templateId }
  }
  const id = newConnectionId()
  return kind === 'emailjs'
    ? { kind, id, name: usualNames.emailjs, publicKey, serviceId, templateId }
    : { kind, id, name: usualNames.relay, origin, publicKey, serviceId, templateId }
}

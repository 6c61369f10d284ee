import type { EmailJsConnection, RelayConnection, StoredConnection } from '../../model/connection.ts'
import { storedNames } from '../../model/connection.ts'
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

/** The parts that an account of a kind has, in the order in which they are asked for. */
export const accountParts = {
  emailjs: ['publicKey', 'serviceId', 'templateId'],
  relay: ['origin', 'publicKey', 'serviceId', 'templateId'],
} as const satisfies Readonly<Record<AccountKind, readonly (keyof AccountIds)[]>>

/** An http(s) address without path, query or user; undefined for anything else. `http` only on this computer. */
export function parseAccountOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  return isSafe && pathname === '/' && search === '' && hash === '' && username === '' ? origin : undefined
}

/** The ids without the blanks that a paste brings along. */
export function trimIds(ids: AccountIds): AccountIds {
  return {
    origin: parseAccountOrigin(ids.origin.trim()) ?? ids.origin.trim(),
    publicKey: ids.publicKey.trim(),
    serviceId: ids.serviceId.trim(),
    templateId: ids.templateId.trim(),
  }
}

/** The parts that are missing or wrong, in the order in which they are asked for. */
export function findProblems(kind: AccountKind, ids: AccountIds): readonly (keyof AccountIds)[] {
  return accountParts[kind].filter((part) =>
    part === 'origin' ? parseAccountOrigin(ids.origin) === undefined : ids[part] === '',
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
    ? { kind, id, name: storedNames.emailjs, publicKey, serviceId, templateId }
    : { kind, id, name: storedNames.relay, origin, publicKey, serviceId, templateId }
}

/** The ids that EmailJS makes with a beginning of their own. A maker may rename them; then nothing is told of them. */
const beginnings = { serviceId: 'service_', templateId: 'template_' } as const

type NamedPart = keyof typeof beginnings

/** An id that stands in the place of another. */
interface MisplacedId {
  readonly part: 'publicKey' | NamedPart
  /** The kind of id that its beginning says it is. */
  readonly isRather: NamedPart
}

function namedPartOf(id: string): NamedPart | undefined {
  const text = id.trim()
  if (text.startsWith(beginnings.serviceId)) return 'serviceId'
  return text.startsWith(beginnings.templateId) ? 'templateId' : undefined
}

/** Returns the ids that stand in the place of another, in the order in which they are asked for. */
export function findMisplacedIds(ids: Omit<AccountIds, 'origin'>): readonly MisplacedId[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((part) => {
    const isRather = namedPartOf(ids[part])
    return isRather === undefined || isRather === part ? [] : [{ part, isRather }]
  })
}

/**
 * Returns the ids with each misplaced one where it belongs; what stood there takes its place. Of two of one kind the
 * second stays where it is.
 */
export function putIdsInPlace(ids: AccountIds): AccountIds {
  let placed = ids
  for (let round = 0; round < 2; round += 1) {
    const wrong = findMisplacedIds(placed).find(({ isRather }) => namedPartOf(placed[isRather]) !== isRather)
    if (!wrong) return placed
    placed = { ...placed, [wrong.isRather]: placed[wrong.part], [wrong.part]: placed[wrong.isRather] }
  }
  return placed
}

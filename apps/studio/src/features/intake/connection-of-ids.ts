import { type Ids, idParts } from '../../intake/ids.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { connectionFor, noAccountIds } from '../connections/account-ids.ts'

/** The connection that ids make, where all of them are known. */
export function connectionOf(ids: Ids, stored: readonly StoredConnection[]): StoredConnection | undefined {
  if (idParts.some((part) => !ids[part])) return undefined
  const kind = ids.origin === undefined ? 'emailjs' : 'relay'
  return connectionFor(kind, { ...noAccountIds, ...ids }, stored)
}

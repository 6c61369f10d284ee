import { type Ids, idParts } from '@letterslot/intake'
import { connectionFor, noAccountIds } from '../../domain/connections/account-ids.ts'
import type { StoredConnection } from '../../model/connection.ts'

/** The connection that ids make, where all of them are known. */
export function connectionOf(ids: Ids, stored: readonly StoredConnection[]): StoredConnection | undefined {
  if (idParts.some((part) => !ids[part])) return undefined
  const kind = ids.origin === undefined ? 'emailjs' : 'relay'
  return connectionFor(kind, { ...noAccountIds, ...ids }, stored)
}

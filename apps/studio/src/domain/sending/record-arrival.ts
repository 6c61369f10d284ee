import type { StoredConnection } from '../../model/connection.ts'
import type { Revision } from '../../model/publication-state.ts'
import { entered, nextVerificationState } from '../../model/verification-state.ts'
import type { RecordStore } from '../storage/record-store.ts'
import { destinationOf } from './destination-of.ts'

const idParts = ['origin', 'publicKey', 'serviceId', 'templateId'] as const

/**
 * Keeps with each account that a publishing sends by the maker's word that a message of it arrived. An account with other
 * ids by now stays as it is, and so does each one where no copy of the publishing was kept.
 * @param at - RFC 3339.
 */
export async function recordArrival(
  connections: Pick<RecordStore<StoredConnection>, 'list' | 'update'>,
  { document, publishedAt }: Pick<Revision, 'document' | 'publishedAt'>,
  at: string,
): Promise<void> {
  if (!document) return
  const { delivery } = document.form
  const isOf = (connection: StoredConnection): boolean => {
    if (connection.kind !== 'emailjs' && connection.kind !== 'relay') return false
    const destination = destinationOf(connection, document, '')
    return idParts.every((part) => delivery?.[part] === destination?.[part])
  }
  for (const { id } of (await connections.list()).filter(isOf)) {
    await connections.update(id, (here) => {
      if (!here || !isOf(here)) return undefined
      const state = nextVerificationState(here.state ?? entered, { kind: 'proven', at, publishedAt })
      return state === here.state ? undefined : { ...here, state }
    })
  }
}

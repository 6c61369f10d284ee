import type { StoredConnection } from '../../model/connection.ts'
import type { Revision } from '../../model/publication-state.ts'
import type { KeptTest, VerificationEvent } from '../../model/verification-state.ts'
import { entered, nextVerificationState, withOutcome, withTest } from '../../model/verification-state.ts'
import type { RecordStore } from '../storage/record-store.ts'
import { findConnection, hasSameIds } from './form-destination.ts'

/**
 * Keeps with a connection that a test is about to go out, before it does.
 * @returns false where the connection was deleted or has other ids by now, so that nothing was kept.
 */
export async function recordTestStart(
  connections: Pick<RecordStore<StoredConnection>, 'update'>,
  tested: StoredConnection,
  test: KeptTest,
): Promise<boolean> {
  const kept = await connections.update(tested.id, (here) =>
    here && hasSameIds(here, tested) ? { ...here, tests: withTest(here.tests ?? [], test) } : undefined,
  )
  return kept?.tests?.[0]?.reference === test.reference
}

/**
 * Keeps with a connection what became of a test. A connection that was deleted, or has other ids by now, stays as it is:
 * the answer was about the ids that were sent.
 * @param tested - the connection as it was when the test went out.
 * @param sentAt - the start of the try, RFC 3339, where it is known.
 */
export async function recordTest(
  connections: Pick<RecordStore<StoredConnection>, 'update'>,
  tested: StoredConnection,
  event: VerificationEvent,
  sentAt?: string,
): Promise<void> {
  await connections.update(tested.id, (here) => {
    if (!here || !hasSameIds(here, tested)) return undefined
    const state = nextVerificationState(here.state ?? entered, event)
    const { tests } = here
    return { ...here, state, ...(tests && { tests: withOutcome(tests, state, sentAt) }) }
  })
}

/** Returns a connection to keep under its id: its state and tests go with its ids, so that changed ones begin anew. */
export function withKeptState(next: StoredConnection, here: StoredConnection | undefined): StoredConnection {
  const { state: _state, tests: _tests, ...plain } = next
  if (!here || !hasSameIds(here, next)) return plain
  const { state, tests } = here
  return { ...plain, ...(state && { state }), ...(tests && { tests }) }
}

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
  const isOf = (connection: StoredConnection): boolean =>
    findConnection({ form: document.form, connectionId: undefined }, [connection]) === connection
  for (const { id } of (await connections.list()).filter(isOf)) {
    await connections.update(id, (here) => {
      if (!here || !isOf(here)) return undefined
      const state = nextVerificationState(here.state ?? entered, { kind: 'proven', at, publishedAt })
      return state === here.state ? undefined : { ...here, state }
    })
  }
}

import { type Claimant, claim, holdsLease, record, release } from './claim.ts'
import type { ClaimLocks } from './claim-locks.ts'
import type { ConnectionLock } from './connection-lock.ts'
import { type DeliverDeps, deliver } from './deliver.ts'
import type { Entry } from './entry.ts'
import type { AttemptOutcome } from './outcome.ts'
import type { PageEvents } from './page-events.ts'
import { backoffMs } from './policy.ts'
import type { Store } from './store.ts'

/** Store, locks and ports of an attempt. */
export interface AttemptDeps extends DeliverDeps {
  readonly store: Pick<Store, 'get' | 'trim' | 'update'>
  readonly lock: ConnectionLock
  readonly claimLocks: ClaimLocks
  readonly page: PageEvents
  readonly random: () => number
  /** Aborted when the outbox is closed. */
  readonly closing: AbortSignal
  /** Called with each new state of an entry once it is committed. */
  readonly onCommitted: (entry: Entry) => void
}

/** The wait for a store that refuses an outcome doubles up to this many refusals. */
const maxDoublings = 5

/**
 * Makes one attempt: claims, sends, records.
 * @param connectionState - the entry's connection.
 * @returns false where the entry could not be claimed.
 */
export function attempt(order: number, connectionState: string, deps: AttemptDeps): Promise<boolean> {
  return deps.claimLocks.hold((claimant) => attemptAs(claimant, order, connectionState, deps))
}

async function attemptAs(
  claimant: Claimant,
  order: number,
  connectionState: string,
  deps: AttemptDeps,
): Promise<boolean> {
  const { store, lock, policy, clock, page, closing, onCommitted } = deps
  const isOnline = (entry: Entry): boolean => page.isOnline(entry.connection.origin, entry)
  const take = (): Promise<Entry | undefined> =>
    store.update(order, (current) =>
      isOnline(current.entry) ? claim(current, claimant, policy, clock.now()) : undefined,
    )
  const taken = await lock(connectionState, take)
  if (!taken) return false
  onCommitted(taken)
  // Between the commit and this line the page may have slept, so that another is sending it by now, or lost its network.
  const isFit = !closing.aborted && isOnline(taken) && holdsLease(taken, policy, clock.now())
  const outcome = isFit ? await deliver(taken, deps, closing) : undefined
  // Or the way to send gave it up before anything left.
  if (!outcome || (outcome.code === 'aborted' && outcome.sent === 'no')) {
    const released = await store.update(order, (current) => release(current, taken.fence, policy, clock.now()))
    if (released) onCommitted(released)
    return !outcome
  }
  await recordOutcome(taken, outcome, deps)
  return true
}

/** Records an outcome, however long the store refuses: until then this page does not attempt the entry again. */
async function recordOutcome({ id, order, fence }: Entry, outcome: AttemptOutcome, deps: AttemptDeps): Promise<void> {
  const { store, policy, clock, closing, onCommitted } = deps
  const chance = deps.random()
  for (let refusals = 1; ; refusals++) {
    try {
      const entry = await store.update(order, (current) =>
        record(current, { fence, outcome, chance }, policy, clock.now()),
      )
      // The outcome was recorded before, but the confirmation was lost; or another page took the entry over.
      const known = entry ?? (await store.get(id))
      if (known) onCommitted(known)
      if (entry?.state.status === 'sent') await store.trim(policy.maxReceipts).catch(() => {})
      return
    } catch {
      if (closing.aborted) return
      await new Promise<void>((resolve) => {
        closing.addEventListener('abort', () => resolve())
        clock.after(backoffMs(Math.min(refusals, maxDoublings), policy, 1), resolve)
      })
    }
  }
}

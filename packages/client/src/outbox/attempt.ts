import { type Claimant, claim, holdsLease, record, release } from './claim.ts'
import type { ClaimLocks } from './claim-locks.ts'
import { deliver, type Means } from './deliver.ts'
import type { Entry } from './entry.ts'
import type { Outcome } from './outcome.ts'
import type { PageEvents } from './page-events.ts'
import { backoffMs } from './policy.ts'
import type { Store } from './store.ts'
import type { TurnLock } from './turn-lock.ts'

/** What attempts need. */
export interface AttemptPorts extends Means {
  readonly store: Pick<Store, 'change' | 'get' | 'trim'>
  readonly lock: TurnLock
  readonly claimLocks: ClaimLocks
  readonly page: PageEvents
  readonly random: () => number
  /** Aborted when the outbox is closed. */
  readonly closing: AbortSignal
  /** Is told each state of an entry once it is committed. */
  readonly tell: (entry: Entry) => void
}

/** What the wait for a store that refuses a result doubles up to: `firstDelayMs` five times. */
const mostRefusals = 5

/**
 * Makes one attempt: claims, sends, records.
 * @param lane - the entry's connection.
 * @returns false where the entry could not be claimed.
 */
export function attempt(order: number, lane: string, ports: AttemptPorts): Promise<boolean> {
  return ports.claimLocks.hold((claimant) => attemptAs(claimant, order, lane, ports))
}

async function attemptAs(claimant: Claimant, order: number, lane: string, ports: AttemptPorts): Promise<boolean> {
  const { store, lock, policy, clock, page, closing, tell } = ports
  const isOnline = (entry: Entry): boolean => page.isOnline(entry.connection.origin, entry)
  const take = (): Promise<Entry | undefined> =>
    store.change(order, (pair) => (isOnline(pair.entry) ? claim(pair, claimant, policy, clock.now()) : undefined))
  const taken = await lock(lane, take)
  if (!taken) return false
  tell(taken)
  // Between the commit and this line the page may have slept, so that another is sending it by now, or lost its network.
  const isFit = !closing.aborted && isOnline(taken) && holdsLease(taken, policy, clock.now())
  const outcome = isFit ? await deliver(taken, ports, closing) : undefined
  // Or the way to send gave it up before anything left.
  if (!outcome || (outcome.code === 'aborted' && outcome.sent === 'no')) {
    const released = await store.change(order, (pair) => release(pair, taken.fence, policy, clock.now()))
    if (released) tell(released)
    return !outcome
  }
  await settle(taken, outcome, ports)
  return true
}

/** Records an outcome, however long the store refuses: until then this page does not attempt the entry again. */
async function settle({ id, order, fence }: Entry, outcome: Outcome, ports: AttemptPorts): Promise<void> {
  const { store, policy, clock, closing, tell } = ports
  const chance = ports.random()
  for (let refusals = 1; ; refusals++) {
    try {
      const entry = await store.change(order, (pair) => record(pair, { fence, outcome, chance }, policy, clock.now()))
      // Recorded before, without its being heard of; or somebody else took it over. It is not as it was told last.
      const known = entry ?? (await store.get(id))
      if (known) tell(known)
      if (entry?.state.status === 'sent') await store.trim(policy.receipts).catch(() => {})
      return
    } catch {
      if (closing.aborted) return
      await new Promise<void>((resolve) => {
        closing.addEventListener('abort', () => resolve())
        clock.after(backoffMs(Math.min(refusals, mostRefusals), policy, 1), resolve)
      })
    }
  }
}

import { deliveryNote, isLate, referenceOf, rfc3339 } from '@letterslot/core'
import type { Answer } from '../answer.ts'
import { defaultMaxParamsBytes } from '../limits.ts'
import { request, requestForm } from '../request.ts'
import {
  applyEvent,
  type Claimant,
  claim,
  type EntryAndConnection,
  type EventOfEntry,
  holdsLease,
  timeoutOf,
} from './claim.ts'
import type { ClaimLocks, OpenClaim } from './claim-locks.ts'
import type { Clock } from './clock.ts'
import type { Entry } from './entry.ts'
import type { Outgoing, Send } from './outbox.ts'
import type { AttemptOutcome } from './outcome.ts'
import { readOutcome, readRejection } from './outcome.ts'
import type { PageEvents } from './page-events.ts'
import { backoffMs, type Policy } from './policy.ts'
import type { Adding, Store } from './store.ts'

/** Store, locks and ports of an attempt. */
export interface AttemptDeps extends DeliverDeps {
  readonly store: Pick<Store, 'get' | 'trim' | 'update'>
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
 * @returns false where the entry could not be claimed.
 */
export async function attempt(order: number, deps: AttemptDeps): Promise<boolean> {
  const { store, onCommitted } = deps
  const opened = deps.claimLocks.open()
  try {
    const taken = await store.update(order, (current) => claimBy(opened.claimant, current, deps))
    if (!taken) return false
    const delivering = deliverClaimed(taken, opened, deps)
    onCommitted(taken)
    return await endAttempt(taken, delivering, deps)
  } finally {
    opened.release()
  }
}

/**
 * Takes an entry in and makes its first attempt under the same transaction, where it may go out at once.
 * @param add - puts the entry in.
 * @param onKept - called with the entry once all of it is kept, whatever becomes of the attempt; `isNew` is false where one
 * of its id was there.
 * @param isFree - false while this page sends on the connection: the entry is queued.
 * @returns a promise of the attempt's end.
 */
export async function firstAttempt(
  add: (adding: Adding) => Promise<Entry>,
  onKept: (entry: Entry, isNew: boolean) => void,
  isFree: boolean,
  deps: AttemptDeps,
): Promise<boolean> {
  const opened = deps.claimLocks.open()
  const added: { readonly taken: Entry; readonly delivering?: Promise<AttemptOutcome | undefined> }[] = []
  try {
    const entry = await add({
      nowMs: deps.clock.now(),
      claim: (current) => (isFree && !deps.closing.aborted ? claimBy(opened.claimant, current, deps) : undefined),
      onAdded: (taken) =>
        added.push({
          taken,
          ...(taken.state.status === 'sending' && { delivering: deliverClaimed(taken, opened, deps) }),
        }),
    })
    const [first] = added
    if (first?.delivering) deps.onCommitted(first.taken)
    onKept(entry, first !== undefined)
    return first?.delivering ? await endAttempt(first.taken, first.delivering, deps) : true
  } finally {
    opened.release()
  }
}

function claimBy(
  claimant: Claimant,
  current: EntryAndConnection,
  { page, policy, clock }: AttemptDeps,
): EntryAndConnection | undefined {
  const { entry } = current
  return page.isOnline(entry.connection.origin, entry) ? claim(current, claimant, policy, clock.now()) : undefined
}

/** Sends a claimed entry once its lock is there; undefined where it is not fit to go. */
async function deliverClaimed(
  taken: Entry,
  { lock }: OpenClaim,
  deps: AttemptDeps,
): Promise<AttemptOutcome | undefined> {
  const { page, policy, clock, closing } = deps
  if ((await lock) === null) return undefined
  // Since the commit the page may have slept, so that another is sending it by now, or lost its network.
  const isFit =
    !closing.aborted && page.isOnline(taken.connection.origin, taken) && holdsLease(taken, policy, clock.now())
  return isFit ? deliver(taken, deps, closing) : undefined
}

/** Ends an attempt: records its outcome, or gives the entry back. */
async function endAttempt(
  taken: Entry,
  delivering: Promise<AttemptOutcome | undefined>,
  deps: AttemptDeps,
): Promise<boolean> {
  const { onCommitted } = deps
  const outcome = await delivering
  // Or the way to send gave it up before anything left.
  if (!outcome || (outcome.code === 'aborted' && outcome.sent === 'no')) {
    const released = await recordEvent(taken.order, { kind: 'released', fence: taken.fence }, deps)
    if (released) onCommitted(released)
    return !outcome
  }
  await recordOutcome(taken, outcome, deps)
  return true
}

/** Applies an event to the entry of an order or an id, with its connection, in one transaction; undefined where it does not apply. */
export function recordEvent(
  key: number | string,
  event: EventOfEntry,
  { store, clock, policy }: Pick<AttemptDeps, 'store' | 'clock' | 'policy'>,
): Promise<Entry | undefined> {
  return store.update(key, (current) => applyEvent(current, event, policy, clock.now()))
}

/** Records an outcome, however long the store refuses: until then this page does not attempt the entry again. */
async function recordOutcome({ id, order, fence }: Entry, outcome: AttemptOutcome, deps: AttemptDeps): Promise<void> {
  const { store, policy, clock, closing, onCommitted } = deps
  const chance = deps.random()
  for (let refusals = 1; ; refusals++) {
    try {
      const entry = await recordEvent(order, { kind: 'ended', fence, outcome, chance }, deps)
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

/** Sender, clock and limits of one attempt. */
interface DeliverDeps {
  readonly send: Send
  readonly clock: Clock
  readonly policy: Policy
}

/** Makes one attempt, and never rejects: it ends in time, whatever `send` does. */
async function deliver(entry: Entry, deps: DeliverDeps, closing: AbortSignal): Promise<AttemptOutcome> {
  const { send, clock, policy } = deps
  const controller = new AbortController()
  const attempt = async (): Promise<AttemptOutcome> =>
    readOutcome(await send(outgoingOf(entry, clock.now()), { signal: controller.signal }))
  const outcome = await new Promise<AttemptOutcome>((resolve) => {
    const end = (code: 'timeout' | 'aborted', text: string): void => {
      resolve({ code, status: 0, text, sent: 'maybe' })
      controller.abort()
    }
    const cancelTimer = clock.after(timeoutOf(entry, policy), () => end('timeout', 'Timeout'))
    closing.addEventListener('abort', () => end('aborted', 'Aborted'), { signal: controller.signal })
    attempt()
      .catch(readRejection)
      .then((made) => {
        cancelTimer()
        resolve(made)
      })
  })
  // Ends a `send` that is still running, and the listener on `closing`.
  controller.abort()
  return outcome
}

/**
 * An entry's next attempt: what was written, and the parameters by which a repeat is dropped or recognised. Where `noteIn`
 * names a parameter, a message that comes late or perhaps twice says so at its end, if the provider's limit leaves room.
 */
export function outgoingOf(entry: Entry, nowMs: number): Outgoing {
  const { connection, files = [], id, writtenAt, attempts, doubtful, isDoubtElsewhere, noteIn } = entry
  const params = {
    ...entry.params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: rfc3339(nowMs),
    letterslot_attempts: `${attempts}`,
    ...(doubtful && { letterslot_repeat: isDoubtElsewhere ? 'elsewhere' : 'yes' }),
  }
  if (!noteIn || !(isLate(params) || doubtful)) return { connection, params, files, entry }
  const written = [entry.params[noteIn], deliveryNote(params)].filter(Boolean)
  const noted = { ...params, [noteIn]: written.join('\n\n') }
  // No message is held back for the sake of its note.
  const fits = new Blob(Object.values(noted)).size <= defaultMaxParamsBytes
  return { connection, params: fits ? noted : params, files, entry }
}

/** An attempt as the wire takes it. */
type WireOutgoing = Omit<Outgoing, 'entry'>

/** Sends an attempt over the provider's wire: as JSON, or as a form where there are files. */
export function wireSend(
  { connection, params, files }: WireOutgoing,
  options: { readonly signal: AbortSignal },
): Promise<Answer> {
  return files.length > 0 ? requestForm(connection, params, files, options) : request(connection, params, options)
}

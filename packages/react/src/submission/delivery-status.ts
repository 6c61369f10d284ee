import type { Entry, OutboxHealth } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import type { Failure, Kept, MessageFile, Receipt, Standing } from '@letterslot/core/form-state'

/** The facts about a message that its entry alone does not tell. */
export interface EntryContext {
  readonly health: OutboxHealth
  readonly online: boolean
  /** False where the form wants nothing kept on the device. */
  readonly keep: boolean
  /** It is not what stands on the page. */
  readonly older: boolean
  /** Until when its connection pauses, ms since 1970; undefined where nothing holds it up. */
  readonly pausedUntilMs: number | undefined
  /** That the page's policy keeps it from being sent, in words for the site's owner; undefined where none does. */
  readonly blocked: string | undefined
}

/** The page's policy keeps a message from being sent: somebody has to change it. No code of the client's. */
const byPolicy = 'policy'

/** Why a message is nowhere but on the page, by what ails the storage. */
const faults: Readonly<Partial<Record<string, Kept>>> = {
  'blocked-site-data': 'notAllowed',
  unsupported: 'notAllowed',
  quota: 'noRoom',
}

function keptOf({ keeping }: Entry, { health: { fault }, keep }: EntryContext): Kept {
  if (keeping !== 'memory') return keeping === 'strict' ? 'saved' : 'nearlySaved'
  if (!keep) return 'unwanted'
  return fault ? (faults[fault] ?? 'notSaved') : 'onPage'
}

/** The failure of the last attempt that is over; undefined where it was accepted. */
function failureOf({ log, state }: Entry): Failure | undefined {
  const last = log.at(state.status === 'sending' ? -2 : -1)
  return last && last.code !== 'accepted' ? { code: last.code, status: last.status, text: last.text } : undefined
}

/** Returns the delivery status of an entry that is not sent. */
export function deliveryStatusOf(entry: Entry, context: EntryContext): Standing {
  const { id, params, writtenAt, files, state } = entry
  const { blocked, health, older, online, pausedUntilMs } = context
  // What a provider refused is told as that.
  const parked = state.status === 'parked' ? state.code : blocked && byPolicy
  return {
    message: {
      id,
      reference: referenceOf(id),
      writtenAt,
      params,
      files: messageFiles(files),
      kept: keptOf(entry, context),
      older,
    },
    failure: parked === byPolicy ? { code: 'network', status: 0, text: `${blocked}` } : failureOf(entry),
    parked,
    nextMs: nextMsOf(state, pausedUntilMs),
    online,
    sendsWhenClosed: health.sendsWhenClosed,
  }
}

/** When it is tried next; undefined where nobody knows, as while it may yet be on its way. */
function nextMsOf(state: Entry['state'], pausedUntilMs: number | undefined): number | undefined {
  if (state.status === 'queued') return pausedUntilMs
  return state.status === 'parked' ? state.probeMs : state.status === 'waiting' ? state.retryMs : undefined
}

/** The files of a submission, by their names alone. */
function messageFiles(files: Entry['files'] = []): readonly MessageFile[] {
  return files.map(({ name, file }) => ({ name, fileName: file.name }))
}

/** Returns the visitor's receipt of an entry that was accepted at `sentAt`. */
export function receiptOf(
  { id, writtenAt, doubtful }: Entry,
  sentAt: string,
  facts: Pick<Receipt, 'older' | 'awaited'>,
): Receipt {
  return { id, reference: referenceOf(id), writtenAt, sentAt, repeated: doubtful, ...facts }
}

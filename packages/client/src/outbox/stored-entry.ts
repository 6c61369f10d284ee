import type { Entry } from './entry.ts'
import { laneKey } from './lane.ts'
import { isRecord, readEntry } from './read-entry.ts'
import type { Incoming } from './store.ts'
import { dueOf } from './transition.ts'

/** An entry without what was written, with what its indexes are made of. */
export function headOf(entry: Incoming): object {
  const { params: _, files: __, context: ___, ...head } = entry
  const { state, connection } = entry
  const lane = laneKey(connection)
  const due = dueOf(state)
  return {
    ...head,
    lane,
    open: state.status === 'sent' ? 0 : 1,
    ...(state.status === 'queued' && { queued: lane }),
    ...(due && { since: due.sinceMs, due: due.sinceMs + due.delayMs }),
  }
}

/** What was written. */
export function contentOf({ order, params, files, context }: Entry): object {
  return { order, params, ...(files && { files }), ...(context !== undefined && { context }) }
}

/** Whether something else is written than before: a new state alone is none. */
export function isRewritten(entry: Entry, before: Entry): boolean {
  return entry.params !== before.params || entry.files !== before.files || entry.context !== before.context
}

/** The number of a head, or of contents. */
export function orderOf(stored: unknown): number | undefined {
  return isRecord(stored) ? Number(stored['order']) : undefined
}

/** A head and its contents; what was sent has none any more. */
export function wholeOf(head: unknown, content: unknown): Entry {
  const {
    lane: _,
    open: __,
    queued: ___,
    since: ____,
    due: _____,
    ...entry
  }: Readonly<Record<string, unknown>> = {
    params: {},
    ...(isRecord(head) && head),
    ...(isRecord(content) && content),
  }
  return readEntry(entry)
}

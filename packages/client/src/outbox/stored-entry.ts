import { isRecord } from '@letterslot/core'
import { connectionKey } from './connection-state.ts'
import type { Entry, Incoming } from './entry.ts'
import { readEntry } from './read-entry.ts'
import { dueOf } from './transition.ts'

/** The head record of an entry: without its content, with the members that are indexes. */
export function toHead(entry: Incoming): object {
  const { params: _, files: __, context: ___, ...head } = entry
  const { state, connection } = entry
  const key = connectionKey(connection)
  const due = dueOf(state)
  return {
    ...head,
    lane: key,
    open: state.status === 'sent' ? 0 : 1,
    ...(state.status === 'queued' && { queued: key }),
    ...(due && { since: due.sinceMs, due: due.sinceMs + due.delayMs }),
  }
}

/** The record of an entry's content: parameters, files and the app's own context. */
export function toBody({ order, params, files, context }: Entry): object {
  return { order, params, ...(files && { files }), ...(context !== undefined && { context }) }
}

/** True when an entry's content differs from before; a new state alone does not count. */
export function isRewritten(entry: Entry, before: Entry): boolean {
  return entry.params !== before.params || entry.files !== before.files || entry.context !== before.context
}

/** The entry's number in a head or body record. */
export function orderOfRecord(stored: unknown): number | undefined {
  return isRecord(stored) ? Number(stored['order']) : undefined
}

/** Joins a head with its body; a sent entry has no body. */
export function fromRecords(head: unknown, content: unknown): Entry {
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

import { isRecord } from '@letterslot/core'
import { emptyConnection } from '../connection.ts'
import { connectionKey } from './connection-state.ts'
import type { Entry, Incoming } from './entry.ts'
import { createEntry, entryFormat } from './entry.ts'
import { type StoredFile, withFiles } from './stored-file.ts'
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

/**
 * The record of an entry's content: parameters, files and the app's own context.
 * @param storable - what a file is stored as; default: itself.
 */
export function toBody(
  { order, params, files, context }: Entry,
  storable: (file: File) => StoredFile = (file) => file,
): object {
  return {
    order,
    params,
    ...(files && { files: files.map(({ name, file }) => ({ name, file: storable(file) })) }),
    ...(context !== undefined && { context }),
  }
}

/** True when an entry's content differs from before; a new state alone does not count. */
export function isRewritten(entry: Entry, before: Entry): boolean {
  return entry.params !== before.params || entry.files !== before.files || entry.context !== before.context
}

/** The entry's number in a head or body record. */
export function orderOfRecord(stored: unknown): number | undefined {
  return isRecord(stored) ? Number(stored['order']) : undefined
}

/** Joins a head with its body; a sent entry has no body, and any other without one is damaged: never sent as an empty message. */
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
    ...(isRecord(content) && withFiles(content)),
  }
  const isWhole = isRecord(content) || (isRecord(head) && head['open'] === 0)
  return isWhole ? readEntry(entry) : unreadableEntry(entry)
}

/** One step from a format to the next: named, so that a failure says which. */
export interface EntryMigration {
  readonly name: string
  readonly migrate: (entry: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** The steps between formats: the first leads from format 1 to 2. There is one format so far. */
export const entryMigrations: readonly EntryMigration[] = []

/**
 * Reads what a store holds, migrated to this version's format.
 * @returns a placeholder, parked, for what a newer version wrote, under its format, or what is damaged, under format 0: it
 * is listed, and never changed.
 */
export function readEntry(
  stored: Readonly<Record<string, unknown>>,
  migrations: readonly EntryMigration[] = entryMigrations,
): Entry {
  try {
    let entry = stored
    for (const { migrate } of migrations.slice(Number(stored['format']) - 1))
      entry = { ...migrate(entry), format: Number(entry['format']) + 1 }
    if (isEntry(entry, migrations.length + 1)) return entry
  } catch {
    // A step that fails must not hide the other entries.
  }
  return unreadableEntry(stored)
}

/** True when an entry is of this version's format, and may be changed. */
export function isReadable({ format }: Entry): boolean {
  return format === entryFormat
}

/** Trusts the shape of entries that this version wrote: `format` tells them from those of other versions. */
function isEntry(stored: unknown, format: number): stored is Entry {
  return isRecord(stored) && stored['format'] === format && isRecord(stored['state']) && isRecord(stored['connection'])
}

/** Says what can be said of an entry that cannot be read: its texts can still be copied. */
function unreadableEntry(stored: Readonly<Record<string, unknown>>): Entry {
  const { id = '', writtenAt = '' } = readStoredTexts(stored)
  const { id: formId = '', title = '' } = readStoredTexts(stored['form'])
  const format = Number(stored['format'])
  return {
    ...createEntry({
      id,
      writtenAt,
      form: { id: formId, title },
      connection: emptyConnection,
      params: readStoredTexts(stored['params']),
    }),
    format: format > entryFormat ? format : 0,
    order: Number(stored['order']),
    keeping: 'strict',
    state: { status: 'parked', code: 'unknown', sinceMs: 0 },
  }
}

function readStoredTexts(stored: unknown): Record<string, string> {
  const members = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === 'string'))
}

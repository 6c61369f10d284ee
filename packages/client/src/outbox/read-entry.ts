import { isRecord } from '@letterslot/core'
import { defaultOrigin } from '../limits.ts'
import type { Entry } from './entry.ts'
import { createEntry, entryFormat } from './entry.ts'

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
  return placeholder(stored)
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
function placeholder(stored: Readonly<Record<string, unknown>>): Entry {
  const { id = '', writtenAt = '' } = textsOf(stored)
  const { id: formId = '', title = '' } = textsOf(stored['form'])
  const connection = { origin: defaultOrigin, publicKey: '', serviceId: '', templateId: '' }
  const format = Number(stored['format'])
  return {
    ...createEntry({ id, writtenAt, form: { id: formId, title }, connection, params: textsOf(stored['params']) }),
    format: format > entryFormat ? format : 0,
    order: Number(stored['order']),
    keeping: 'strict',
    state: { status: 'parked', code: 'unknown', sinceMs: 0 },
  }
}

function textsOf(stored: unknown): Record<string, string> {
  const members = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === 'string'))
}

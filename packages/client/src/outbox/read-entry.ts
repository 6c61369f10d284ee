import { defaultOrigin } from '../limits.ts'
import { createEntry, entryFormat } from './create-entry.ts'
import type { Entry } from './entry.ts'

/** One step from a format to the next: named, so that a failure says which. */
export interface EntryMigration {
  readonly name: string
  readonly migrate: (entry: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** The steps between formats: the first leads from format 1 to 2. There is one format so far. */
export const entryMigrations: readonly EntryMigration[] = []

/**
 * Reads what a store holds, migrated to this version's format.
 * @returns a placeholder, parked and of the stored format, for what a newer version wrote or what cannot be read: it is
 * listed, and never changed.
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

/** Whether an entry is of this version's format, and may be changed. */
export function isReadable({ format }: Entry): boolean {
  return format === entryFormat
}

/** Whether a store holds anything here. */
export function isRecord(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null
}

/** What this version wrote has its shape: the format tells it from what others did. */
function isEntry(stored: unknown, format: number): stored is Entry {
  return isRecord(stored) && stored['format'] === format && isRecord(stored['state']) && isRecord(stored['connection'])
}

function placeholder(stored: Readonly<Record<string, unknown>>): Entry {
  const unknownOrigin = { origin: defaultOrigin, publicKey: '', serviceId: '', templateId: '' }
  const id = `${stored['id']}`
  const writtenAt = `${stored['writtenAt'] ?? ''}`
  return {
    ...createEntry({ id, writtenAt, form: { id: '', title: '' }, connection: unknownOrigin, params: {} }),
    format: Number(stored['format']) || 0,
    order: Number(stored['order']),
    keeping: 'strict',
    state: { status: 'parked', code: 'unknown', sinceMs: 0 },
  }
}

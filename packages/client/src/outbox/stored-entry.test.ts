import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { createEntry, entryFormat } from './entry.ts'
import { submission } from './outbox.test.fixture.ts'
import { type EntryMigration, entryMigrations, isReadable, readEntry } from './stored-entry.ts'

const stored: Entry = { ...createEntry(submission('one')), order: 7, keeping: 'strict' }

/** A migration such as later versions may have. */
const later: readonly EntryMigration[] = [
  { name: 'say since when', migrate: (entry) => ({ ...entry, sinceMs: 0 }) },
  { name: 'name the form', migrate: ({ form, ...entry }) => ({ ...entry, formName: form }) },
]

describe('a stored entry', () => {
  it('[L80] of this format is read as it is', () => {
    expect(readEntry({ ...stored })).toEqual(stored)
    expect(isReadable(readEntry({ ...stored }))).toBe(true)
  })

  it('[L80] has a step to each format but the first', () => {
    expect(entryMigrations).toHaveLength(entryFormat - 1)
  })

  it.each([
    [
      { ...stored, format: 1 },
      { ...stored, form: undefined, format: 3, sinceMs: 0, formName: stored.form },
    ],
    [
      { ...stored, format: 2, sinceMs: 5 },
      { ...stored, form: undefined, format: 3, sinceMs: 5, formName: stored.form },
    ],
    [
      { ...stored, format: 3 },
      { ...stored, format: 3 },
    ],
  ])('[L80] of an older format takes the steps that it has not had', (before, after) => {
    expect(readEntry(before, later)).toEqual(after)
  })

  it.each([
    ['of a newer format', { ...stored, format: 4, state: { status: 'new' } }, 4],
    ['that is damaged', { ...stored, state: undefined }, 0],
  ])('[L80] %s is shown as parked, with its texts, and is not to be changed', (_, damaged, format) => {
    const shown = readEntry(damaged)
    expect(shown).toMatchObject({
      id: 'one',
      order: 7,
      form: stored.form,
      params: stored.params,
      format,
      state: { status: 'parked', code: 'unknown' },
    })
    expect(isReadable(shown)).toBe(false)
  })

  it('[L80] that holds nothing is shown as parked', () => {
    expect(readEntry({})).toMatchObject({ id: '', params: {}, format: 0, state: { status: 'parked' } })
  })

  it('[L80] whose step fails is shown as parked, and hides no other', () => {
    const failing: EntryMigration = {
      name: 'fails',
      migrate() {
        throw new RangeError('no')
      },
    }
    expect(readEntry({ ...stored }, [failing])).toMatchObject({
      id: 'one',
      order: 7,
      format: 0,
      state: { status: 'parked' },
    })
  })
})

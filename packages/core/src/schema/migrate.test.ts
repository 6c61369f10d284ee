import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import { migrateForm } from './migrate.ts'
import { formVersion, migrations } from './migrations.ts'
import { parseForm } from './parse.ts'

/** For each migration, documents before and after it. */
const pairs: Readonly<Record<string, readonly { readonly before: object; readonly after: object }[]>> = {
  'fields-into-pages': [
    {
      before: {
        format: 'letterslot.form/1',
        id: 'a',
        fields: [{ id: 'f', kind: 'text' }, { id: 'g', rules: [{ kind: 'required' }] }, 7],
        x: 1,
      },
      after: {
        format: 'letterslot.form/1',
        version: 1,
        id: 'a',
        x: 1,
        pages: [
          { id: 'p1', fields: [{ id: 'f', kind: 'text', rules: [] }, { id: 'g', rules: [{ kind: 'required' }] }, 7] },
        ],
      },
    },
    {
      before: {
        format: 'letterslot.form/1',
        version: 0,
        pages: [{ id: 'p', fields: [] }],
        fields: ['kept as unknown'],
      },
      after: { format: 'letterslot.form/1', version: 1, pages: [{ id: 'p', fields: [] }], fields: ['kept as unknown'] },
    },
    { before: { format: 'letterslot.form/1' }, after: { format: 'letterslot.form/1', version: 1 } },
  ],
}

describe('migrateForm', () => {
  it('[C15] has a pair of documents for every migration, and their number is the version', () => {
    expect(Object.keys(pairs)).toEqual(migrations.map(({ name }) => name))
    expect(formVersion).toBe(migrations.length)
  })

  it.each(Object.entries(pairs).flatMap(([name, all]) => all.map((pair) => [name, pair] as const)))(
    '[C15] %s',
    (_name, { before, after }) => {
      const untouched = structuredClone(before)
      expect(migrateForm(before)).toEqual({ ok: true, value: after })
      expect(before).toEqual(untouched)
      expect(migrateForm(after)).toEqual({ ok: true, value: after })
    },
  )

  it('[C15] parseForm reads a document without a version', () => {
    const { pages: _pages, version: _version, ...document } = documentOf([])
    const parsed = parseForm({ ...document, fields: [{ id: 'f', kind: 'text', name: 'n', label: 'Name' }] })
    const field = { id: 'f', kind: 'text', name: 'n', label: 'Name', rules: [] }
    expect(parsed).toEqual({ ok: true, value: { ...document, version: 1, pages: [{ id: 'p1', fields: [field] }] } })
  })

  it('[C15] refuses a document of a newer version, naming both numbers', () => {
    const result = migrateForm(documentOf([], { version: 7 }))
    expect(result.ok ? [] : result.error.faults).toEqual([
      {
        pointer: '/version',
        code: 'newer-version',
        message: 'This form was made by a newer Letterslot: its version is 7, this one reads up to 1.',
        template: 'This form was made by a newer Letterslot: its version is {0}, this one reads up to {1}.',
        facts: ['7', '1'],
      },
    ])
  })

  it.each([-1, 1.5, '1', null])('[C15] refuses the version %s', (version) => {
    const result = migrateForm(documentOf([], { version }))
    expect(result.ok ? [] : result.error.faults.map(({ code }) => code)).toEqual(['wrong-type'])
  })

  it('[C3] refuses hostile keys before anything else is done', () => {
    const result = migrateForm(JSON.parse('{"format":"letterslot.form/1","__proto__":{"x":1}}'))
    expect(result.ok ? [] : result.error.faults.map(({ code, pointer }) => [pointer, code])).toEqual([
      ['/__proto__', 'hostile-key'],
    ])
  })
})

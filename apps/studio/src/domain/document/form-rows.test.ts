import { brandFieldId, brandPageId, type Field, type FieldId, type Form } from '@letterslot/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StudioDocument } from '../../model/studio-document.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { applyCommand } from './apply.ts'
import type { Command } from './command.ts'
import { moveField, moveFields, removeField, removeFields, replaceField, restoreFields } from './commands/fields.ts'
import { grownFields, rowsOf } from './form-rows.ts'
import { createDocumentStore } from './store.ts'

const widths = ['full', 'half', 'third'] as const
type Width = (typeof widths)[number]

/** A form of pages of fields, each written as `a half`. */
function formWith(...pages: readonly (readonly string[])[]): StudioDocument {
  const start = documentFromStart(contactStart, { to: '', id: 'contact' })
  const fieldOf = (text: string): Field => {
    const [id = '', width] = text.split(' ')
    return {
      ...{ id: brandFieldId(id), kind: 'text', name: id, label: id, rules: [] },
      ...{ width: widths.find((one) => one === width) ?? 'full' },
    }
  }
  const form: Form = {
    ...start.form,
    pages: pages.map((fields, index) => ({ id: brandPageId(`p${index + 1}`), fields: fields.map(fieldOf) })),
  }
  return { ...start, form }
}

const written = ({ form }: StudioDocument): readonly (readonly string[])[] =>
  form.pages.map(({ fields }) => fields.map(({ id, width }) => `${id} ${width}`))
const after = (document: StudioDocument, command: Command) => written(applyCommand(document, command).document)
const [a, b, c, d, e] = (['a', 'b', 'c', 'd', 'e'] as const).map(brandFieldId)
if (!a || !b || !c || !d || !e) throw new Error('There are five ids.')

describe('what stays in a row shares its width, and so does what leaves it together', () => {
  const thirds = formWith(['a third', 'b third', 'c third', 'd full'], ['e half'])
  const pairs = formWith(['a half', 'b half', 'c half', 'd half'])
  const section: Field = { id: b, kind: 'section', name: '', label: 'Section', rules: [] }

  it.each<readonly [string, StudioDocument, Command, readonly (readonly string[])[]]>([
    ['one deleted', thirds, removeField(b), [['a half', 'c half', 'd full'], ['e half']]],
    ['several deleted', thirds, removeFields([a, c]), [['b full', 'd full'], ['e half']]],
    ['of two rows', pairs, removeFields([b, c]), [['a full', 'd full']]],
    ['one moved', thirds, moveField(b, { index: 3 }), [['a half', 'c half', 'd full', 'b full'], ['e half']]],
    [
      'one moved beside a narrow field',
      thirds,
      moveField(b, { pageId: 'p2', index: 0 }),
      [
        ['a half', 'c half', 'd full'],
        ['b third', 'e half'],
      ],
    ],
    [
      'several moved to another page',
      thirds,
      moveFields([b, c], { pageId: 'p2', index: 1 }),
      [
        ['a full', 'd full'],
        ['e half', 'b third', 'c third'],
      ],
    ],
    [
      'several moved past a field',
      thirds,
      moveFields([b, c], { pageId: 'p1', index: 2 }),
      [['a full', 'd full', 'b half', 'c half'], ['e half']],
    ],
    ['moved below another row', pairs, moveField(b, { index: 3 }), [['a full', 'c half', 'd half', 'b full']]],
    ['become a section', pairs, replaceField(section), [['a full', 'b undefined', 'c half', 'd half']]],
    // As wide as they are they fill their rows.
    [
      'moved within the row',
      thirds,
      moveField(a, { index: 1 }),
      [['b third', 'a third', 'c third', 'd full'], ['e half']],
    ],
    ['passed by one of the next row', pairs, moveField(b, { index: 2 }), [['a half', 'c half', 'b half', 'd half']]],
    [
      'a row as a whole',
      pairs,
      moveFields([a, b], { pageId: 'p1', index: 2 }),
      [['c half', 'd half', 'a half', 'b half']],
    ],
    [
      'a field that stood alone',
      thirds,
      moveField(e, { pageId: 'p1', index: 4 }),
      [['a third', 'b third', 'c third', 'd full', 'e half'], []],
    ],
  ])('[T1921] %s', (_, document, command, expected) => {
    expect(after(document, command)).toEqual(expected)
  })
})

/** Rows that each fill the width, as the builder makes them, on one or two pages. */
const filledForm = fc
  .array(fc.array(fc.constantFrom(1, 2, 3), { maxLength: 5 }), { minLength: 1, maxLength: 2 })
  .map((pages) => {
    let count = 0
    return formWith(
      ...pages.map((rows) =>
        rows.flatMap((size) => Array.from({ length: size }, () => `f${++count} ${widths[size - 1]}`)),
      ),
    )
  })

const rowIds = ({ form }: StudioDocument): readonly (readonly FieldId[])[] =>
  form.pages.flatMap(({ fields }) => rowsOf(fields).map((row) => row.map(({ id }) => id)))
const columns: Readonly<Record<Width, number>> = { full: 6, half: 3, third: 2 }
const unfilled = ({ form }: StudioDocument) =>
  form.pages
    .flatMap(({ fields }) => rowsOf(fields))
    .filter((row) => row.reduce((sum, { width = 'full' }) => sum + columns[width], 0) !== 6)

describe('of a form whose rows are full', () => {
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
    .map((numbers) => numbers.map((number) => brandFieldId(`f${number}`)))
  const rest = (rows: readonly (readonly FieldId[])[], gone: readonly FieldId[]) =>
    rows.map((row) => row.filter((id) => !gone.includes(id))).filter((row) => row.length > 0)

  it('[T1921] the rows are full without any fields, each as it was but for them, and with them again as they were', () => {
    fc.assert(
      fc.property(filledForm, ids, (document, gone) => {
        const { document: left } = applyCommand(document, removeFields(gone))
        expect([unfilled(left), rowIds(left)]).toEqual([[], rest(rowIds(document), gone)])
        const places = document.form.pages.flatMap(({ id, fields }) =>
          fields.flatMap((field, index) => (gone.includes(field.id) ? [{ field, pageId: id, index }] : [])),
        )
        const back = applyCommand(left, restoreFields(places, grownFields(document.form, left.form)))
        expect(written(back.document)).toEqual(written(document))
      }),
    )
  })

  it('[T1921] they are full with any fields at the end of any page, and undo and redo lead to both', () => {
    fc.assert(
      fc.property(filledForm, ids, fc.boolean(), (document, moved, isLast) => {
        const page = isLast ? document.form.pages.at(-1) : document.form.pages[0]
        const index = page?.fields.filter(({ id }) => !moved.includes(id)).length ?? 0
        const store = createDocumentStore(document, () => 0)
        store.getState().dispatch(moveFields(moved, { pageId: page?.id ?? '', index }))
        const { document: left } = store.getState()
        expect([unfilled(left), rest(rowIds(left), moved)]).toEqual([[], rest(rowIds(document), moved)])
        store.getState().undo()
        expect(store.getState().document).toEqual(document)
        store.getState().redo()
        expect(store.getState().document).toEqual(left)
      }),
    )
  })
})

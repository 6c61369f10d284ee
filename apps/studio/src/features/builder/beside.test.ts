import { brandFieldId, type Form } from '@letterslot/core'
import { expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { placeInRow } from '../../domain/document/commands/fields.ts'
import { rowWith, rowWithout, type Side, sideAt } from './beside.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { fieldPosition } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const [f1, f2, f3, f4, f5] = (['f1', 'f2', 'f3', 'f4', 'f5'] as const).map(brandFieldId)
if (!f1 || !f2 || !f3 || !f4 || !f5) throw new Error('There are five fields.')

it('[T1670] a field comes beside another one, up to three, and all of the row are as wide', () => {
  let document = documentOf(workshopForm())
  const put = (comer: typeof f1, target: typeof f1, side: Side) => {
    const row = rowWith(document.form, target, side, comer)
    const field = fieldPosition(document.form, comer)?.field
    if (!row || !field) return undefined
    document = applyCommand(document, placeInRow(field, row.place, row)).document
    return document.form.pages.map(({ fields }) => fields.map(({ id, width }) => `${id} ${width ?? 'full'}`))
  }
  expect(put(f3, f1, 'after')).toEqual([
    ['f1 half', 'f3 half', 'f2 full'],
    ['f4 full', 'f5 full'],
  ])
  expect(put(f4, f1, 'before')).toEqual([['f4 third', 'f1 third', 'f3 third', 'f2 full'], ['f5 full']])
  // A fourth one has no room, and a field is not beside itself.
  expect(put(f5, f3, 'after')).toBeUndefined()
  expect(put(f2, f2, 'after')).toBeUndefined()
  // Within its row it only changes its place.
  expect(put(f4, f3, 'after')).toEqual([['f1 third', 'f3 third', 'f4 third', 'f2 full'], ['f5 full']])
})

it('[T1670] a field that leaves its row comes below it, and the others share what is left', () => {
  const row = ['f1', 'f2', 'f3'].map((id) => ({ id, kind: 'text', name: id, label: id, width: 'third', rules: [] }))
  const { form } = documentOf(workshopForm({ pages: [{ id: 'p1', fields: row }] }))
  const leave = (of: Form, id: typeof f1): Form => {
    const place = rowWithout(of, id)
    const field = fieldPosition(of, id)?.field
    return place && field ? applyCommand(documentOf(of), placeInRow(field, place.place, place)).document.form : of
  }
  const drawn = ({ pages }: Form) => pages.flatMap(({ fields }) => fields.map(({ id, width }) => `${id} ${width}`))
  const two = leave(form, f2)
  expect(drawn(two)).toEqual(['f1 half', 'f3 half', 'f2 full'])
  expect(drawn(leave(two, f3))).toEqual(['f1 full', 'f3 full', 'f2 full'])
  expect(rowWithout(two, f2)).toBeUndefined()
})

it.each([
  [20, 20, 'before'],
  [280, 20, 'after'],
  [150, 20, undefined],
  [20, 5, undefined],
  [20, 38, undefined],
  [8, 20, undefined],
])('[T1670] a point at %i, %i of a field means its side: %s', (x, y, side) => {
  expect(sideAt({ left: 0, right: 300, top: 0, bottom: 40 }, { x, y })).toBe(side)
})

it('[T1670] a narrow field has no sides', () => {
  expect(sideAt({ left: 0, right: 200, top: 0, bottom: 40 }, { x: 20, y: 20 })).toBeUndefined()
})

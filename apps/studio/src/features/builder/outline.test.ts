import { brandFieldId, type Field } from '@letterslot/core'
import { expect, it } from 'vitest'
import { outlineOf, rowParts } from './outline.ts'
import { workshopForm } from './workshop.test.fixture.ts'

function fieldsOf(...widths: readonly (Field['width'] | 'hidden')[]): readonly Field[] {
  return widths.map((width, index) => ({
    ...{ id: brandFieldId(`f${index}`), kind: width === 'hidden' ? 'hidden' : 'text', name: `n${index}`, label: '' },
    ...(width === undefined || width === 'hidden' ? {} : { width }),
    rules: [],
  }))
}

it.each([
  [
    [undefined, 'half', 'half', 'full'],
    ['-', 'first', 'last', '-'],
  ],
  [
    ['half', 'full', 'half'],
    ['-', '-', '-'],
  ],
  [
    ['third', 'third', 'third', 'third'],
    ['first', 'middle', 'last', '-'],
  ],
  [
    ['half', 'third', 'third'],
    ['first', 'last', '-'],
  ],
  [
    ['half', 'hidden', 'half'],
    ['first', '-', 'last'],
  ],
] as const)('[T1668] fields of the widths %o stand in rows as %o', (widths, parts) => {
  const fields = fieldsOf(...widths)
  const of = rowParts(fields)
  expect(fields.map(({ id }) => of.get(id) ?? '-')).toEqual(parts)
})

it('[T1668] the outline has every page and its fields, or those that are looked for', () => {
  const form = workshopForm({ pages: [...workshopForm().pages, { id: 'p3', fields: [] }] })
  const labels = (query: string) =>
    outlineOf(form, query).map(({ id, fields }) => [id, fields.map(({ field }) => field.id)])
  expect(labels('')).toEqual([
    ['p1', ['f1', 'f2', 'f3']],
    ['p2', ['f4', 'f5']],
    ['p3', []],
  ])
  expect(labels(' MAIL')).toEqual([['p1', ['f2']]])
  expect(labels('group people')).toEqual([])
})

it('[T1912] the fields of a section stand in it, up to the next one; one that is not looked for holds none', () => {
  const section = (id: string): Field => ({ id: brandFieldId(id), kind: 'section', name: id, label: id, rules: [] })
  const [first, second] = workshopForm().pages
  const [one, ...others] = first?.fields ?? []
  const fields = [...(one ? [one] : []), section('s1'), ...others, section('s2')]
  const form = workshopForm({ pages: [...(first ? [{ ...first, fields }] : []), ...(second ? [second] : [])] })
  const drawn = (query: string) =>
    outlineOf(form, query).map(({ fields }) =>
      fields.map(({ field, inside }) => [field.id, ...inside.map((each) => each.field.id)].join(' ')),
    )
  expect(drawn('')).toEqual([
    ['f1', 's1 f2 f3', 's2'],
    ['f4', 'f5'],
  ])
  expect(drawn('mail')).toEqual([['f2']])
})

import { brandFieldId, brandPageId, type Field, type Form } from '@letterslot/core'
import { expect, it } from 'vitest'
import { changedKind, kindChangeText } from './changed-kind.ts'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T945] names calculations, rules and ways between pages that do not fit it, each as what it is', () => {
  const number: Field = { id: brandFieldId('n'), kind: 'number', name: 'n', label: 'People', rules: [] }
  const total: Field = {
    ...number,
    id: brandFieldId('t'),
    kind: 'calculated',
    name: 't',
    label: 'Total',
    calculate: 'n * 2',
  }
  const bound: Field = {
    ...number,
    id: brandFieldId('b'),
    name: 'b',
    label: 'Seats',
    rules: [{ kind: 'compare', is: 'atLeast', to: { field: number.id } }],
  }
  const ways = [{ when: { field: number.id, is: 'atLeast', to: 3 }, end: true }] as const
  const form = workshopForm()
  const [page] = form.pages
  if (!page) throw new TypeError('The fixture has a page.')
  const asked: Form = {
    ...form,
    pages: [
      { ...page, title: 'Who', fields: [number, total, bound], next: ways },
      { ...page, id: brandPageId('p2'), fields: [] },
    ],
  }
  expect(kindChangeText(changedKind(asked, number, 'signature'))).toBe(
    'A rule of “Seats” does not fit it any more. The ways of “Who” do not fit it any more.',
  )
  const alone: Form = { ...form, pages: [{ ...page, fields: [number, total] }] }
  expect(kindChangeText(changedKind(alone, number, 'signature'))).toBe(
    'The calculation of “Total” does not fit it any more.',
  )
  expect(kindChangeText(changedKind(asked, total, 'text'))).toBe('Left out: the calculation.')
})

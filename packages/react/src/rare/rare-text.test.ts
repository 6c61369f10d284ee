import { expect, it } from 'vitest'
import { formOf } from '../form/form-file.ts'
import { sayAnswer } from './rare-text.tsx'

const options = [
  { value: 'train', label: 'By train' },
  { value: 'other', label: 'Something else', freeText: true },
]
const fields = formOf({
  format: 'letterslot.form/1',
  version: 1,
  id: 'form',
  title: 'Form',
  locale: 'en',
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'f1', kind: 'date', name: 'day', label: 'Day', rules: [] },
        Object.assign({ id: 'f2', kind: 'radio', name: 'way', label: 'Way', rules: [] }, { options }),
      ],
    },
  ],
}).pages.flatMap((page) => page.fields)

it.each([
  ['day', '2027-06-03', '3 June 2027'],
  ['day', '', ''],
  ['way', 'other: by tram', 'Something else: by tram'],
  ['way', 'other', 'Something else'],
  ['way', 'train', undefined],
])('[R156 R150] is read in words: %s %j', (name, value, words) => {
  const said = fields.filter((field) => field.name === name).map((field) => sayAnswer(field, value, 'en-GB'))
  expect(said).toEqual([words])
})

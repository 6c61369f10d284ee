import { compileForm } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { sectionsOf } from './sections-of.ts'

function fieldsOf(widths: readonly ('full' | 'half')[]): Parameters<typeof sectionsOf>[0] {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'long',
    title: 'Long',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: widths.map((width, index) => ({
          id: `f${index}`,
          kind: 'text',
          name: `f${index}`,
          label: `${index}`,
          width,
          rules: [],
        })),
      },
    ],
  })
  if (!parsed.ok) throw parsed.error
  return compileForm(parsed.value).form.pages[0]?.fields ?? []
}

const lengths = (widths: readonly ('full' | 'half')[]): number[] =>
  sectionsOf(fieldsOf(widths)).map(({ length }) => length)

it.each([
  ['no field', 0, []],
  ['one field', 1, [1]],
  ['100 fields', 100, [24, 24, 24, 24, 4]],
])('[R7] parts %s', (_name, count, expected) => {
  expect(lengths(Array.from({ length: count }, () => 'full'))).toEqual(expected)
})

it('[R7] parts before a field that begins a row, where one comes in time', () => {
  const widths = Array.from({ length: 40 }, (_, index) => (index === 27 ? 'full' : 'half'))
  expect(lengths(widths)).toEqual([27, 13])
})

it('[R7] parts at 32 where none comes', () => {
  expect(lengths(Array.from({ length: 40 }, () => 'half'))).toEqual([32, 8])
})

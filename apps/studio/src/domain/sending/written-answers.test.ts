import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { contactDocument, entry } from './entry.test.fixture.ts'
import { firstAnswer, writtenAnswers } from './written-answers.ts'

it('[T528] tells answers by the labels of the form, and by their parameters where it has no such field', () => {
  const params = { full_name: 'Ada', old_field: 'x' }
  expect(writtenAnswers({ params }, contactDocument.form)).toEqual([
    { name: 'full_name', label: 'Your name', value: 'Ada', words: 'Ada' },
    { name: 'old_field', label: 'old_field', value: 'x', words: 'x' },
  ])
  expect(writtenAnswers({ params }, undefined).map(({ label }) => label)).toEqual(['full_name', 'old_field'])
})

it('[T1082] says a day in the reader’s own words, and keeps what was sent', () => {
  const field = { id: 'f1', kind: 'date', name: 'day', label: 'Day', rules: [] }
  const pages = [{ id: 'p1', fields: [field] }]
  const form = parseForm({ format: 'letterslot.form/1', version: 1, id: 'visit', title: 'Visit', locale: 'en', pages })
  const read = (locale: string) =>
    writtenAnswers({ params: { day: '2027-06-03' } }, form.ok ? form.value : undefined, locale)
  expect([read('en-GB'), read('de')].flat().map(({ value, words }) => [value, words])).toEqual([
    ['2027-06-03', '3 June 2027'],
    ['2027-06-03', '3. Juni 2027'],
  ])
})

it('[T525] knows a message by the first thing that was written, on one line', () => {
  expect([
    firstAnswer(entry()),
    firstAnswer({ params: { a: ' ', b: 'two\nlines' } }),
    firstAnswer({ params: {} }),
    firstAnswer({ params: { a: 'x'.repeat(90) } }).length,
  ]).toEqual(['Ada Lovelace', 'two lines', '', 60])
})

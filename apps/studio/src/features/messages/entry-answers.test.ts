import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { contactDocument, entry } from '../../domain/sending/entry.test.fixture.ts'
import { findEntries, firstAnswer, inGroup, writerOf, writtenAnswers } from './entry-answers.ts'

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

const written = (params: Readonly<Record<string, string>>, context: unknown = undefined) =>
  writerOf({ params, context })

it('[T1010] the writer is who the mail names as its sender and whom its answer goes to', () => {
  expect(writerOf(entry())).toEqual({ name: 'Ada Lovelace', address: 'ada@example.org' })
  const { context } = entry()
  expect(written({ full_name: ' Ada\n Lovelace ', name: 'other' }, context).name).toBe('Ada Lovelace')
})

it('[T1010] without such a mail it is who the answers are called by', () => {
  expect(written({ Name: 'Grace', reply_to: 'grace@example.org' })).toEqual({
    name: 'Grace',
    address: 'grace@example.org',
  })
  expect(written({ email: 'not an address', message: 'hello' })).toEqual({ name: undefined, address: undefined })
})

it('[T1010] a receipt has no writer, and a long answer is cut', () => {
  expect(writerOf(entry({ params: {} }))).toEqual({ name: undefined, address: undefined })
  expect(written({ name: 'x'.repeat(100_000) }).name).toHaveLength(120)
})

const ada = entry({ id: '9D2MKT0000', params: { full_name: 'Ada Lovelace', message: 'Is the KILN room open?' } })
const grace = entry({ id: '7F3KQ20000', form: { id: 'course', title: 'Summer workshop' }, params: { name: 'Grace' } })
const receipt = entry({ id: 'AAAABB0000', params: {}, state: { status: 'sent', sentAt: '2026-11-21T12:31:00Z' } })
const all = [ada, grace, receipt]

it.each([
  ['', all],
  ['kiln', [ada]],
  ['ADA open', [ada]],
  ['ada grace', []],
  ['7f3k-q2', [grace]],
  ['workshop', [grace]],
  ['write to us', [ada, receipt]],
  [' \n ', all],
])('[T1011] %j finds by answers, form and reference', (text, found) => {
  expect(findEntries(all, { text, formId: undefined })).toEqual(found)
})

it('[T1011] one form alone, and one group of it', () => {
  expect(findEntries(all, { text: '', formId: 'course' })).toEqual([grace])
  expect(findEntries(all, { text: 'kiln', formId: 'course' })).toEqual([])
  expect(inGroup(all, 'sent')).toEqual([receipt])
  expect(inGroup(all, undefined)).toEqual(all)
})

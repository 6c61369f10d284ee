import { expect, it } from 'vitest'
import { entry } from './entry.test.fixture.ts'
import { findEntries, inGroup } from './find-entries.ts'

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

import type { SentBlock } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { germanWords } from '../../domain/starts/german-words.ts'
import { calendarTimes, fixedTime, readFixedTime } from './calendar-times.ts'
import { movedBlock, newSentBlock } from './sent-blocks.ts'

const options = ['2027-03-31T14:00/2027-03-31T16:00', '2027-04-01'].map((value) => ({ value, label: value }))
const form = formOf([
  { id: 'f1', kind: 'date', name: 'day', label: 'Which day?', rules: [] },
  { id: 'f2', kind: 'time', name: 'hour', label: 'When?', rules: [] },
  { id: 'f3', kind: 'radio', name: 'slot', label: 'Slot', options, rules: [] },
  {
    id: 'f4',
    kind: 'radio',
    name: 'way',
    label: 'Way',
    options: [...options, { value: 'none', label: 'None' }],
    rules: [],
  },
])
const [heading, text, link, image, calendar, copy] = (
  ['heading', 'text', 'link', 'image', 'calendar', 'copy'] as const
).map((kind) => newSentBlock(kind, form))

function formOf(fields: readonly object[], sentBlocks?: readonly SentBlock[]) {
  const blocks = sentBlocks && { sentBlocks }
  const pages = [{ id: 'p1', fields }]
  const read = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'a',
    title: 'A',
    locale: 'en',
    pages,
    ...blocks,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

it('[T1820] a block begins with words in the form’s language, each of which German has', () => {
  const words = [heading, text, link, image, calendar, copy].map((block) =>
    block && 'text' in block ? block.text : '',
  )
  expect(words).toEqual(['What happens next', 'Thank you.', 'Go on', '', 'Add to calendar', 'Copy what I wrote'])
  expect(words.filter((word) => word && !Object.hasOwn(germanWords, word))).toEqual([])
})

it('[T1820] a block has an id of its own, and moves within the others alone', () => {
  if (!heading || !text) throw new Error('There are blocks.')
  expect(newSentBlock('text', formOf([], [{ ...heading, id: 'b2' }])).id).toBe('b3')
  const blocks = [heading, text]
  expect(movedBlock(blocks, 0, 1)).toEqual([text, heading])
  expect([movedBlock(blocks, 1, 1), movedBlock(blocks, 0, -1)]).toEqual([blocks, blocks])
})

it('[T1823] a calendar file takes the first answers that make up a time, and may take each other one', () => {
  expect(calendar).toMatchObject({ when: '{{day}}T{{hour}}' })
  expect(calendarTimes(form).map(({ when }) => when)).toEqual(['{{day}}T{{hour}}', '{{day}}', '{{slot}}'])
  expect(newSentBlock('calendar', formOf([]))).toMatchObject({ when: '' })
})

it.each([
  ['2027-03-31 14:00', '', '2027-03-31T14:00'],
  ['2027-03-31 14:00', '2027-03-31 16:00', '2027-03-31T14:00/2027-03-31T16:00'],
  ['2027-03-31 ', '', '2027-03-31 '],
])('[T1823] a fixed time is written with a blank, and kept without: %j %j', (start, end, when) => {
  expect(fixedTime(start, end)).toBe(when)
  expect(readFixedTime(when)).toEqual([start, end])
})

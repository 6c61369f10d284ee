import { brandFieldId, type Condition, type Field } from '@letterslot/core'
import { expect, it } from 'vitest'
import { logicText as german } from '../../domain/texts/de/logic.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { describeCondition } from './condition-text.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const field = (kind: Field['kind'], label: string): Field => ({
  id: brandFieldId(label),
  kind,
  name: label,
  label,
  rules: [],
})
const workshop = workshopForm()
const fields = [
  field('date', 'Arrival'),
  field('date', 'Departure'),
  field('checkboxes', 'Days'),
  field('rows', 'Guests'),
]
const form = { ...workshop, pages: workshop.pages.map((page, index) => (index === 0 ? { ...page, fields } : page)) }
const [arrival, departure, days] = [brandFieldId('Arrival'), brandFieldId('Departure'), brandFieldId('Days')]
const guests = brandFieldId('Guests')

it.each<[Condition, string]>([
  [{ field: arrival, is: 'less', to: { field: departure } }, '“Arrival” is before “Departure”'],
  [{ field: arrival, is: 'atLeast', to: { today: 0 } }, '“Arrival” is on or after today'],
  [{ field: arrival, is: 'greater', to: { today: -1 } }, '“Arrival” is after today minus 1 day'],
  [{ field: days, count: true, is: 'equal', to: 2 }, '“Days” has exactly 2'],
  [{ field: guests, count: true, is: 'greater', to: 1 }, '“Guests” has more than 1 row'],
  [{ field: guests, count: true, is: 'less', to: 3 }, '“Guests” has fewer than 3 rows'],
])('[T1530] %j reads %s', (condition, words) => {
  expect(describeCondition(form, condition)).toBe(words)
})

it('[T1530] reads so in German', () => {
  expect([-2, 0, 1].map(german.today)).toEqual(['heute minus 2 Tage', 'heute', 'heute plus 1 Tag'])
  expect([-2, 0, 1].map(logicText.today)).toEqual(['today minus 2 days', 'today', 'today plus 1 day'])
})

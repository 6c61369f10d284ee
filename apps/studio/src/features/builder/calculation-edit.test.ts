import { brandFieldId, brandPageId, type Field, type Form } from '@letterslot/core'
import { expect, it } from 'vitest'
import { updateField } from '../../domain/document/commands/fields.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { calculationFault, offeredTerms, triedResult } from './CalculationEditor.tsx'
import { changedKind } from './changed-kind.ts'
import { fillSources } from './fill-sources.ts'
import { questionCalled } from './row-questions.ts'
import { decidingFields } from './tried-answers.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const total: Field = {
  id: brandFieldId('f9'),
  kind: 'calculated',
  name: 'total',
  label: 'To pay',
  calculate: 'people * 95',
  currency: 'EUR',
  rules: [],
}
const tickets: Field = {
  id: brandFieldId('f8'),
  kind: 'radio',
  name: 'ticket',
  label: 'Ticket',
  options: [{ value: 'adult', label: 'Adult', price: 12 }],
  rules: [],
}
const meals: Field = { ...tickets, id: brandFieldId('f7'), kind: 'checkboxes', name: 'meals', options: [] }
const workshop = workshopForm()
const form: Form = {
  ...workshop,
  pages: workshop.pages.map((page, index) =>
    index === 0 ? { ...page, fields: [...page.fields, total, tickets, meals] } : page,
  ),
}
const people = allFields(form).find(({ name }) => name === 'people')

it('[T1730] offers numbers, priced choices and what can be counted, as they are written', () => {
  expect(offeredTerms(form, total)).toEqual(['price(ticket)', 'count(meals)', 'people'])
})

const items: Field = {
  id: brandFieldId('f5'),
  kind: 'rows',
  name: 'items',
  label: 'Order',
  fields: [
    { ...tickets, kind: 'select', name: 'what' },
    { kind: 'number', name: 'pieces', label: 'Pieces', rules: [] },
  ],
  rules: [],
}
const order: Form = { ...form, pages: [{ ...form.pages[0], id: brandPageId('p'), fields: [items, total] }] }

it('[T1730] offers what adds up and counts the rows of a group, and each of them is a calculation', () => {
  const terms = offeredTerms(order, total)
  expect(terms).toEqual([
    'sum(price(items.what) * items.pieces)',
    'sum(price(items.what))',
    'sum(items.pieces)',
    'count(items)',
  ])
  const results = terms.map((calculate) => {
    const [page] = order.pages
    const field = { ...total, calculate }
    const tried: Form = { ...order, pages: page ? [{ ...page, fields: [items, field] }] : [] }
    return [calculationFault(tried, field), triedResult(tried, field, { [items.id]: ['adult', '3', 'adult', ''] })]
  })
  expect(results).toEqual(['€36.00', '€24.00', '€3.00', '€2.00'].map((result) => [undefined, result]))
})

it('[T1733] renames a question of a group in calculations with it, and a group with its questions', () => {
  const document = structuredClone({ form: order, email: {}, connectionId: undefined })
  const sum = { ...total, calculate: 'sum(price(items.what) * items.pieces) + count(items)' }
  for (const changes of [sum, { ...items, fields: items.fields?.toReversed() }]) {
    Reflect.apply(updateField(changes.id, changes).change, undefined, [document])
  }
  const called = questionCalled(document.form.pages[0]?.fields[0]?.fields ?? [], 0, 'How many')
  Reflect.apply(updateField(items.id, { fields: called }).change, undefined, [document])
  Reflect.apply(updateField(items.id, { name: 'cart' }).change, undefined, [document])
  expect(document.form.pages[0]?.fields[1]?.calculate).toBe('sum(price(cart.what) * cart.how_many) + count(cart)')
})

it('[T1731] tells the result with the answers that are tried, and why there is none', () => {
  if (!people) throw new TypeError('The fixture asks for people.')
  const broken = { ...total, calculate: 'persons * 95' }
  expect([triedResult(form, total, { [people.id]: '3' }), triedResult(form, total, { [people.id]: 'x' })]).toEqual([
    '€285.00',
    undefined,
  ])
  expect([calculationFault(form, total), calculationFault(form, broken)]).toEqual([
    undefined,
    'No field has the parameter “persons” (character 1).',
  ])
})

it('[T1732] asks for what a calculated value follows from, where a condition looks at it', () => {
  expect(decidingFields(form, [{ field: total.id, is: 'atLeast', to: 100 }])).toEqual([people])
})

it('[T1733] renames a field in calculations with it', () => {
  if (!people) throw new TypeError('The fixture asks for people.')
  const document = structuredClone({ form, email: {}, connectionId: undefined })
  Reflect.apply(updateField(people.id, { name: 'guests' }).change, undefined, [document])
  expect(allFields(document.form).find(({ id }) => id === total.id)?.calculate).toBe('guests * 95')
})

it('[T1734] offers the answers that may fill a field, and not those that it fills itself', () => {
  if (!people) throw new TypeError('The fixture asks for people.')
  const follower: Field = { ...people, id: brandFieldId('f6'), name: 'seats', prefillFrom: { field: people.id } }
  const more = {
    ...form,
    pages: form.pages.map((page) => ({ ...page, fields: [...page.fields, follower] })).slice(0, 1),
  }
  const offered = (field: Field) => fillSources({ ...more, pages: [...more.pages, ...form.pages.slice(1)] }, field)
  expect(offered(people).map(({ name }) => name)).not.toContain('seats')
  expect(offered(follower).map(({ name }) => name)).toEqual(expect.arrayContaining(['total', 'people', 'ticket']))
  expect(changedKind(form, follower, 'consent').field.prefillFrom).toBeUndefined()
})

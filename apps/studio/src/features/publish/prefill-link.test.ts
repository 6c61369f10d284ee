import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import {
  countryChoices,
  linkEffects,
  linkSlots,
  prefillLink,
  slotChoices,
  slotPairs,
  slotParts,
} from './prefill-link.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
const field = (name: string, more: object): object => ({
  id: name,
  kind: 'text',
  name,
  label: name,
  rules: [],
  ...more,
})

function formWith(fields: readonly object[]) {
  const pages = [{ id: 'p1', fields }]
  const parsed = parseForm({ format: 'letterslot.form/1', version: 1, id: 'x', title: 'X', locale: 'en', pages })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

const form = formWith([
  field('name', { prefill: ['attribute', 'address'], rules: [{ kind: 'length', max: 3 }] }),
  field('days', { kind: 'checkboxes', options, prefill: ['address'], visibleWhen: { field: 'name', is: 'empty' } }),
  field('from', { kind: 'hidden', label: '', prefill: ['utm_source', 'path'] }),
  field('by', { kind: 'hidden', label: '', prefill: ['utm_source'] }),
  field('code', {}),
])

it('[T1760] lists what a link may bring, and nothing else, each once', () => {
  expect(linkSlots(form).map(({ name, field: { id } }) => [name, id])).toEqual([
    ['name', 'name'],
    ['days', 'days'],
    ['utm_source', 'from'],
  ])
})

it.each([
  ['https://a.example/x.html', [['name', 'Ada & Co']], 'https://a.example/x.html?name=Ada+%26+Co'],
  ['https://a.example/?name=x&lang=de#form', [['name', 'Ada']], 'https://a.example/?lang=de&name=Ada#form'],
  [
    'https://a.example/',
    [
      ['days', 'a'],
      ['days', 'b'],
    ],
    'https://a.example/?days=a&days=b',
  ],
] as const)('[T1760] puts it behind the address %s: %j', (address, pairs, link) => {
  expect(prefillLink(address, pairs)).toBe(link)
})

it('[T1762] asks for each part of an answer, and writes a link that fills it', () => {
  const prefill = ['address']
  const rows = [{ value: 'x', label: 'Ex' }]
  const whole = formWith([
    field('who', { kind: 'name', prefill }),
    field('order', { kind: 'ranking', options, prefill }),
    field('often', { kind: 'matrix', options, rows, prefill }),
    field('both', { kind: 'matrix', options, rows, multiple: true, prefill }),
    field('note', { prefill }),
    field('home', { kind: 'address', prefill }),
  ])
  const slots = linkSlots(whole)
  const asked = slots.map((slot) => slotParts(slot, (part) => part).map(({ label }) => label))
  expect(asked).toEqual([
    ['partGiven', 'partFamily'],
    ['1.', '2.'],
    ['Ex'],
    [],
    [],
    ['partStreet', 'partPostcode', 'partTown', 'partCountry'],
  ])
  const [who, , often, both, note] = slots
  if (!who || !often || !both || !note) throw new Error('A link may bring all of them.')
  const home = slots.at(-1)
  expect(home && slotParts(home, String).map(({ choices }) => choices?.length)).toEqual([
    undefined,
    undefined,
    undefined,
    249,
  ])
  expect(countryChoices('de')).toContainEqual({ value: 'NO', label: 'Norwegen' })
  const [{ choices = [] } = {}] = slotParts(often, String)
  expect([choices, slotChoices(both), slotChoices(note)]).toEqual([
    [
      { value: 'x: a', label: 'A' },
      { value: 'x: b', label: 'B' },
    ],
    [
      { value: 'x: a', label: 'Ex: A' },
      { value: 'x: b', label: 'Ex: B' },
    ],
    [],
  ])
  const pairs = [...slotPairs(who, ['', 'Byron', '']), ...slotPairs(often, ['', 'x: b']), ...slotPairs(note, [''])]
  expect(pairs).toEqual([
    ['who', ''],
    ['who', 'Byron'],
    ['often', 'x: b'],
  ])
  expect(linkEffects(whole, pairs).map(({ text }) => text)).toEqual(['Byron', 'Ex: B'])
})

it('[T1761] tells what the link does, as the form would have it: a choice by its label, and what fills nothing with the reason', () => {
  const pairs = [
    ['name', 'Adam'],
    ['days', 'b'],
    ['days', 'a'],
    ['utm_source', 'letter'],
    ['code', 'x'],
  ] as const
  expect(linkEffects(form, pairs).map(({ field: { id }, text, problem }) => [id, text, problem])).toEqual([
    ['name', 'Adam', 'Write at most 3 characters; these are 4'],
    ['days', 'B, A', undefined],
    ['from', 'letter', undefined],
    ['by', 'letter', undefined],
  ])
})

import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { linkEffects, linkSlots, prefillLink } from './prefill-link.ts'

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

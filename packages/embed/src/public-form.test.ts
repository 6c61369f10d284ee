import type { RuleKind } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { contact, delivery, everyKind, field, formOf, halves, visit } from '../../react/src/forms.test.fixture.ts'
import { publicForm } from './public-form.ts'

function published(document: object): unknown {
  const parsed = parseForm(document)
  if (!parsed.ok) throw parsed.error
  return publicForm(parsed.value)
}

const numberRules = [
  { kind: 'compare', is: 'atLeast', to: { field: 'f9n' }, plus: 2 },
  { kind: 'sum', with: [{ field: 'f9n' }], min: 1, max: 9 },
]

const rules = formOf(
  [
    {
      id: 'f1',
      kind: 'text',
      name: 'a',
      label: 'A',
      rules: [
        { kind: 'required', message: 'Please' },
        { kind: 'length', min: 1, max: 2 },
        { kind: 'pattern', pattern: 'a+' },
      ],
    },
    { id: 'f2', kind: 'number', name: 'b', label: 'B', rules: [{ kind: 'type' }, { kind: 'range', min: 1, step: 2 }] },
    {
      id: 'f3',
      kind: 'select',
      name: 'c',
      label: 'C',
      options: [{ value: 'x', label: 'X' }],
      rules: [{ kind: 'options' }],
      visibleWhen: { all: [{ any: [{ not: { field: 'f1', is: 'equal', to: 'x' } }] }] },
      requiredWhen: { field: 'f1', is: 'filled' },
    },
    {
      ...{ id: 'f5', kind: 'checkboxes', name: 'e', label: 'E', rules: [{ kind: 'options' }] },
      options: [{ value: 'x', label: 'X' }],
      visibleWhen: { field: 'f2', is: 'equal', to: { field: 'f6' } },
    },
    {
      id: 'f6',
      kind: 'number',
      name: 'f',
      label: 'F',
      rules: [{ kind: 'type' }, { kind: 'decimals', max: 2 }, ...numberRules],
    },
    {
      ...{ id: 'f12', kind: 'custom', name: 'l', label: 'L', rules: [] },
      ...{ customKind: 'seats', settings: { colour: '#fff', hall: { doors: [1, null] } } },
    },
    {
      ...{ id: 'f11', kind: 'text', name: 'k', label: 'K' },
      rules: [
        { kind: 'atLeastOne', with: [{ field: 'f9n' }] },
        { kind: 'words', max: 9, severity: 'warning' },
      ],
    },
    { id: 'f9n', kind: 'number', name: 'n9', label: 'N', rules: [], prefill: ['address', 'title'] },
    {
      ...{ id: 'f7', kind: 'date', name: 'g', label: 'G' },
      rules: [{ kind: 'type' }, { kind: 'days', from: 1, to: 9, not: ['saturday', '2026-12-24'] }],
    },
    {
      ...{ id: 'f9', kind: 'email', name: 'i', label: 'I' },
      rules: [{ kind: 'type' }, { kind: 'domains', only: ['example.org'] }, { kind: 'list', only: ['a@example.org'] }],
    },
    {
      id: 'f10',
      kind: 'text',
      name: 'j',
      label: 'J',
      rules: [{ kind: 'letters' }, { kind: 'words', min: 1, max: 9 }, { kind: 'noLink' }],
    },
    {
      ...{ id: 'f8', kind: 'text', name: 'h', label: 'H', rules: [] },
      visibleWhen: {
        all: [
          { field: 'f5', is: 'equal', to: 1, count: true },
          { field: 'f7', is: 'equal', to: { today: -7 } },
        ],
      },
    },
    {
      id: 'f4',
      kind: 'file',
      name: 'd',
      label: 'D',
      private: true,
      rules: [{ kind: 'file', accept: '.pdf', maxBytes: 9 }],
    },
  ],
  {
    submitLabel: 'Go',
    progress: 'bar',
    redirect: 'https://example.org/thanks',
    drafts: true,
    prefill: { keep: true },
    sentAnswers: true,
    review: true,
    delivery: { ...delivery, map: { reply_to: 'f1' }, noteIn: 'reply_to', maxFilesBytes: 9, keepOnDevice: false },
  },
)

const layers = {
  ...contact,
  look: {
    tokens: {
      'color.text': ['#111111', '#eeeeee'],
      'color.on-action': ['#ffffff', '#000000'],
      'size.gap': 12,
      stripe: 'off',
    },
    scheme: 'dark',
    cover: { src: 'data:image/png;base64,AA==', alt: '', width: 2, height: 1, place: 'beside', focus: [10, 20] },
    logo: { src: 'data:image/png;base64,AA==', alt: 'Us', width: 1, height: 1 },
    fonts: [{ family: 'Own', src: 'data:font/woff2;base64,AA==' }],
  },
  texts: { send: 'Go' },
  translations: {
    de: {
      title: 'Titel',
      address: 'informal',
      pages: { p1: 'Seite' },
      texts: { send: 'Los' },
      fields: { f1: { label: 'Name', options: { x: 'X' }, messages: { Please: 'Bitte' } } },
    },
  },
}

const calculated = formOf([
  field('radio', 'ticket', 'Which?', { options: [{ value: 'adult', label: 'Adult', price: 9.5 }] }),
  field('calculated', 'total', 'To pay', { calculate: 'price(ticket)', currency: 'EUR', decimals: 1 }),
  field('calculated', 'way', 'To drive', { calculate: '2 * 3', unit: 'km' }),
  field('number', 'paid', 'Paid', { prefillFrom: { field: 'id_total' } }),
])

it.each([
  ['looks and languages', layers],
  ['contact', contact],
  ['every kind', everyKind],
  ['conditions', visit],
  ['widths', halves],
  ['rules', rules],
  ['calculations', calculated],
])('[B8] keeps all that the runtime reads: %s', (_name, form) => {
  expect(published(form)).toEqual(form)
})

it('[B8] is tried with every kind of rule', () => {
  const tried = rules.pages.flatMap(({ fields }) => fields.flatMap((field) => field.rules.map(({ kind }) => kind)))
  const kinds = {
    ...{ required: 1, type: 1, length: 1, range: 1, pattern: 1, options: 1 },
    ...{
      atLeastOne: 1,
      decimals: 1,
      words: 1,
      letters: 1,
      noLink: 1,
      domains: 1,
      list: 1,
      compare: 1,
      sum: 1,
      file: 1,
      days: 1,
    },
  } satisfies Record<RuleKind, 1>
  expect(tried).toEqual(expect.arrayContaining(Object.keys(kinds)))
})

const secret = { vault: { privateKey: 'secret' }, token: 'secret', notes: ['secret'] }
const [page] = contact.pages
const [first] = page?.fields ?? []

it.each([
  ['the form', { ...contact, ...secret }],
  ['a page', { ...contact, pages: [{ ...page, ...secret }] }],
  ['a field', { ...contact, pages: [{ ...page, fields: [{ ...first, ...secret }] }] }],
  ['a rule', { ...contact, pages: [{ ...page, fields: [{ ...first, rules: [{ kind: 'required', ...secret }] }] }] }],
  ['the delivery', { ...contact, delivery: { ...delivery, ...secret } }],
  ['the look', { ...layers, look: { ...layers.look, ...secret, tokens: { ...layers.look.tokens, vault: 1 } } }],
  ['a picture', { ...layers, look: { cover: { ...layers.look.cover, ...secret } } }],
  ['a font', { ...layers, look: { fonts: [{ ...layers.look.fonts[0], ...secret }] } }],
  ['a changed sentence', { ...layers, texts: { send: secret } }],
  ['a translation', { ...layers, translations: { de: { ...layers.translations.de, ...secret } } }],
  ['a translated field', { ...layers, translations: { de: { fields: { f1: { label: 'x', ...secret } } } } }],
  ['the fallback', { ...contact, delivery: { ...delivery, fallback: { email: 'a@b.org', ...secret } } }],
])('[B8] publishes no key that the runtime does not read, in %s', (_place, form) => {
  // Not parsed: the reader of documents refuses a key that is named like a private one.
  expect(JSON.stringify(Reflect.apply(publicForm, undefined, [form]))).not.toMatch(/secret|vault|"token"|notes/)
})

it('[B627] says where a late message says so, where conditions of sections decide it', () => {
  const emailJs = { ...delivery, origin: 'https://api.emailjs.com' }
  const noteIn = (section: object): unknown => {
    const told = [
      field('section', 's1', 'One', section),
      field('textarea', 'first', 'First'),
      field('section', 's2', 'Two'),
      field('textarea', 'second', 'Second'),
    ]
    const { noteIn: place } = Object(Object(published(formOf(told, { delivery: emailJs }))).delivery)
    return place
  }
  expect([noteIn({}), noteIn({ visibleWhen: { all: [] } })]).toEqual([undefined, 'second'])
})

import { describe, expect, it } from 'vitest'
import { documentOf, formOf } from './form-of.test.fixture.ts'
import type { Value } from './model/values.ts'
import {
  allowedPairs,
  hasPrefill,
  isOfLink,
  maxPrefillAddressLength,
  type PrefillFacts,
  prefillPairs,
  readPrefill,
} from './prefill.ts'
import { compileForm } from './rules/compile.ts'
import { checkForm } from './schema/check-form.ts'
import { parseForm } from './schema/parse.ts'

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
const prefill = ['address']

/** The value that `?n0=…` gives the first field; undefined where it gives none, and the code where that breaks a rule. */
function read(field: object, query: string, more: Partial<PrefillFacts> = {}): Value | undefined {
  const compiled = compileForm(formOf([{ prefill, ...field }]))
  const [found] = readPrefill(compiled, { address: prefillPairs(query), ...more })
  return found?.issue ? `! ${found.issue.code}` : found?.value
}

describe('what an address fills in', () => {
  it.each<[object, string, Value | undefined]>([
    [{}, '?n0=Ada+Lovelace', 'Ada Lovelace'],
    [{}, '?n0=%C3%84da%0D%0ABcc:%20x', 'Äda Bcc: x'],
    [{ kind: 'textarea' }, '?n0=one%0D%0Atwo', 'one\ntwo'],
    [{ kind: 'email' }, '?n0=%20ada@example.org', 'ada@example.org'],
    [{ kind: 'number' }, '?n0=007', '007'],
    [{ kind: 'radio', options }, '?n0=b', 'b'],
    [{ kind: 'radio', options }, '?n0=B', undefined],
    [{ kind: 'select', options }, '?n0=c&n0=b', undefined],
    [{ kind: 'checkboxes', options }, '?n0=b&n0=c&n0=a&n0=a', ['b', 'a']],
    [{ kind: 'checkboxes', options }, '?n0=c', undefined],
    [
      { kind: 'select', options: [...options, { value: 'o', label: 'Other', freeText: true }] },
      '?n0=o:+tram',
      'o: tram',
    ],
    [{ kind: 'hidden' }, '?n0=spring', 'spring'],
    [{}, '?n0=', undefined],
    [{}, '?other=Ada', undefined],
    [{ prefill: [] }, '?n0=Ada', undefined],
    [{ prefill: ['attribute'] }, '?n0=Ada', undefined],
    [{ prefill: ['utm_source'] }, '?utm_source=letter&n0=Ada', 'letter'],
  ])('[C630] of %j and %s is %j', (field, query, value) => {
    expect(read(field, query)).toEqual(value)
  })

  it.each<[object, string, string]>([
    [{ rules: [{ kind: 'length', max: 3 }] }, 'Adam', '! tooLong'],
    [{ visibleWhen: { field: 'f1', is: 'filled' }, rules: [{ kind: 'length', max: 3 }] }, 'Adam', '! tooLong'],
    [{ kind: 'email', rules: [{ kind: 'type' }] }, 'ada', '! typeMismatch'],
    [{ kind: 'number', rules: [{ kind: 'range', max: 3 }] }, '4', '! rangeOverflow'],
    [{ rules: [{ kind: 'pattern', pattern: '[A-Z]+' }] }, 'ada', '! patternMismatch'],
    [{}, 'a'.repeat(2_001), '! tooLong'],
    [{ kind: 'textarea', rules: [{ kind: 'length', max: 5_000 }] }, 'a'.repeat(2_001), '! tooLong'],
  ])('[C631] that breaks a rule of %j is told, and fills nothing', (field, value, code) => {
    const form = formOf([{ prefill, ...field }, {}])
    const [found] = readPrefill(compileForm(form), { address: [['n0', value]] })
    expect(`! ${found?.issue?.code}`).toBe(code)
  })

  it('[C631] is checked on its own, and beside what the same address fills in', () => {
    const again = { kind: 'compare', is: 'equal', to: { field: 'f0' } }
    const form = formOf([
      { prefill, rules: [{ kind: 'required' }] },
      { prefill, rules: [again] },
    ])
    const found = readPrefill(compileForm(form), { address: prefillPairs('n0=x&n1=x') })
    expect(found.map(({ value, issue }) => [value, issue])).toEqual([
      ['x', undefined],
      ['x', undefined],
    ])
  })

  it('[C632] is bounded: an address that is too long fills nothing, and of many values the first count', () => {
    const long = `n0=Ada&x=${'x'.repeat(maxPrefillAddressLength)}`
    expect([prefillPairs(long), prefillPairs(long.slice(0, maxPrefillAddressLength)).length]).toEqual([[], 2])
    expect(prefillPairs('n0=1&'.repeat(1_000))).toHaveLength(200)
  })
})

it('[C633] the first source that has something fills the field; the page has a referrer, a path and a title', () => {
  const facts: PrefillFacts = {
    address: prefillPairs('n0=link&utm_source=letter'),
    attribute: [
      ['n0', 'site'],
      ['n1', 'site'],
    ],
    referrer: 'https://example.org/',
    path: '/contact',
    title: 'Contact',
  }
  const fields = [
    { prefill: ['attribute', 'address'] },
    { prefill: ['utm_medium', 'utm_source', 'attribute'] },
    ...['referrer', 'path', 'title'].map((source) => ({ kind: 'hidden', label: '', prefill: [source] })),
  ]
  const found = readPrefill(compileForm(formOf(fields)), facts)
  expect(found.map(({ source, value }) => [source, value, isOfLink(source)])).toEqual([
    ['attribute', 'site', false],
    ['utm_source', 'letter', true],
    ['referrer', 'https://example.org/', false],
    ['path', '/contact', false],
    ['title', 'Contact', false],
  ])
  expect(allowedPairs(formOf(fields), [...facts.address, ['n1', 'x'], ['token', 'y']])).toEqual(facts.address)
})

describe('a field that its visitor alone may fill', () => {
  it.each([
    { kind: 'consent' },
    { kind: 'file' },
    { kind: 'content', label: '' },
    { private: true },
    { name: 'password' },
    { name: 'NewPassword2' },
    { autocomplete: 'current-password' },
    { autocomplete: 'billing cc-number' },
    { autocomplete: 'one-time-code' },
  ])('[C634] is refused in a document, and filled by nothing: %j', (field) => {
    const document = documentOf([{ prefill, ...field }])
    const parsed = parseForm(document)
    expect(parsed.ok ? [] : parsed.error.faults.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/pages/0/fields/0/prefill', 'contradiction'],
    ])
    const { pages } = formOf([field])
    const forced = pages.map((page) => ({
      ...page,
      fields: page.fields.map((one) => ({ ...one, prefill: ['address' as const] })),
    }))
    const form = { ...formOf([]), pages: forced }
    expect([
      hasPrefill(form),
      readPrefill(compileForm(form), {
        address: [
          ['n0', 'x'],
          ['password', 'x'],
        ],
      }),
    ]).toEqual([false, []])
  })

  it('[C634] is every field of a form that says nothing', () => {
    expect([
      hasPrefill(formOf([{}])),
      hasPrefill(formOf([{ prefill: [] }])),
      hasPrefill(formOf([{ prefill }])),
    ]).toEqual([false, false, true])
  })
})

it.each<[object, object, readonly [string, string][]]>([
  [{ prefill: 'address' }, {}, [['/pages/0/fields/0/prefill', 'wrong-type']]],
  [{ prefill: [1] }, {}, [['/pages/0/fields/0/prefill/0', 'wrong-type']]],
  [{ prefill: ['cookie'] }, {}, [['/pages/0/fields/0/prefill/0', 'unknown-value']]],
  [{ prefill: ['path', 'path'] }, {}, [['/pages/0/fields/0/prefill/1', 'duplicate']]],
  [{}, { prefill: true }, [['/prefill', 'wrong-type']]],
  [{}, { prefill: { keep: 'yes' } }, [['/prefill/keep', 'wrong-type']]],
  [{ prefill: ['path', 'title'] }, { prefill: { keep: true } }, []],
])('[C635] a document with %j and %j has these faults: %j', (field, more, faults) => {
  const found = checkForm(Object.assign(formOf([{}]), documentOf([field], more)))
  expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(faults)
})

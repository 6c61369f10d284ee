import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import { LetterslotError } from '../model/letterslot-error.ts'
import { checkForm } from './check-form.ts'
import { FormError } from './form-error.ts'
import { at, delivery, faultsOf, options } from './parse.test.fixture.ts'
import { parseForm } from './parse.ts'

/** The pointer of every value in a document. */
function pointersIn(value: unknown, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  return [pointer, ...Object.entries(value).flatMap(([key, inner]) => pointersIn(inner, `${pointer}/${key}`))]
}

/** A copy of a document with one value replaced. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, replacement) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaceAt(inner, rest, replacement) : inner]),
  )
}

describe('parseForm', () => {
  const whole = documentOf(
    [
      {
        label: 'Your name',
        rules: [
          { kind: 'required', message: 'Who are you?' },
          { kind: 'length', max: 80 },
        ],
        'x-note': 1,
      },
      { kind: 'email', rules: [{ kind: 'type' }], autocomplete: 'email', default: 'a@b.c' },
      { kind: 'radio', options: options.map((one) => ({ ...one, icon: 'star' })), default: 'no' },
      {
        kind: 'number',
        width: 'half',
        rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 12, step: 1 }],
        visibleWhen: { all: [{ field: 'f2', is: 'equal', to: 'yes' }, { not: { field: 'f0', is: 'empty' } }] },
      },
      {
        kind: 'checkboxes',
        options,
        rules: [{ kind: 'options' }, { kind: 'length', min: 1, max: 2 }],
        default: ['yes'],
      },
      { kind: 'consent', requiredWhen: { any: [{ field: 'f3', is: 'greater', to: 3 }] }, default: false },
      { kind: 'date', rules: [{ kind: 'range', min: '2027-01-01', max: '12027-01-01', step: 7 }] },
      { kind: 'hidden', label: '', default: 'page 1' },
      { kind: 'content', label: '', text: 'Two\nlines' },
    ],
    {
      delivery: {
        ...delivery,
        map: { from_name: 'f0' },
        fallback: { url: 'https://a.example/b' },
        keepOnDevice: true,
        noteIn: 'from_name',
      },
      'x-theme': { a: [null] },
    },
  )

  it('[C1] gives a sound document back as it was, unknown keys included', () => {
    const before = structuredClone(whole)
    expect(parseForm(whole)).toEqual({ ok: true, value: before })
    expect(whole).toEqual(before)
  })

  it('[C1] keeps any further keys with any JSON in them', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().map((key) => `x${key}`),
          fc.jsonValue({ maxDepth: 5 }),
        ),
        (extra) => {
          // Through JSON, as documents come: it has no -0.
          const document: unknown = JSON.parse(JSON.stringify(documentOf([{ 'x-extra': extra }], { 'x-extra': extra })))
          const parsed = parseForm(document)
          return parsed.ok
            ? JSON.stringify(parsed.value) === JSON.stringify(document)
            : /__proto__|constructor|prototype/.test(JSON.stringify(extra))
        },
      ),
    )
  })

  it('[C2] names every fault in one go, with its place', () => {
    const document = documentOf([{ label: '' }, { kind: 'abacus', width: 'huge', rules: [{ kind: 'glow' }] }], {
      title: 7,
      locale: '!',
    })
    const parsed = parseForm(document)
    const faults = parsed.ok ? [] : parsed.error.faults
    expect(faults.map(({ pointer, code, message }) => ({ pointer, code, message }))).toEqual([
      { pointer: '/title', code: 'wrong-type', message: 'This must be a text.' },
      { pointer: '/locale', code: 'bad-locale', message: '“!” is no language tag; write it as en or de-CH.' },
      { pointer: '/pages/0/fields/0/label', code: 'empty', message: 'This must not be empty.' },
      { pointer: '/pages/0/fields/1/kind', code: 'unknown-kind', message: 'There is no field of kind “abacus”.' },
      {
        pointer: '/pages/0/fields/1/width',
        code: 'unknown-value',
        message: 'A field is as wide as full, half or third.',
      },
      { pointer: '/pages/0/fields/1/rules/0/kind', code: 'unknown-kind', message: 'There is no rule of kind “glow”.' },
    ])
  })

  it('[C191] tells the words of a fault apart from what is put into them', () => {
    const parsed = parseForm(
      documentOf([{ label: '' }, { kind: 'abacus', rules: [{ kind: 'glow' }] }], { locale: '!' }),
    )
    const faults = parsed.ok ? [] : parsed.error.faults
    expect(faults.map(({ template, facts }) => [template, ...facts])).toEqual([
      ['“{0}” is no language tag; write it as en or de-CH.', '!'],
      ['This must not be empty.'],
      ['There is no field of kind “{0}”.', 'abacus'],
      ['There is no rule of kind “{0}”.', 'glow'],
    ])
  })

  it.each([undefined, null, 7, 'form', [], {}, { format: 'letterslot.form/2' }, new Map(), () => 1])(
    '[C2] refuses what is no form document: %s',
    (input) => {
      expect(parseForm(input).ok).toBe(false)
    },
  )

  it('[C2] never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true }),
        (input) => {
          expect(parseForm(input).ok).toBe(false)
          expect(parseForm({ ...documentOf([]), pages: input, delivery: input }).ok).toBe(false)
        },
      ),
    )
  })

  it('[C2] never throws for a sound document with one place spoilt', () => {
    const pointers = pointersIn(whole)
    fc.assert(
      fc.property(fc.constantFrom(...pointers), fc.anything(), (pointer, value) => {
        expect(typeof parseForm(replaceAt(whole, pointer.split('/').slice(1), value)).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })

  it.each(['__proto__', 'constructor', 'prototype'])('[C3] [F12] refuses the key %s with its place', (key) => {
    const text = JSON.stringify(documentOf([{ 'x-extra': { hostile: { polluted: 1 } } }])).replace(
      '"hostile"',
      `"${key}"`,
    )
    expect(faultsOf(JSON.parse(text))).toEqual([[at(`/x-extra/${key}`), 'hostile-key']])
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(12)
  })

  it.each(['accessToken', 'privateKey', 'private_key'])('[C4] refuses a private key under %s', (key) => {
    expect(faultsOf(documentOf([], { delivery: { ...delivery, [key]: 'secret' } }))).toEqual([
      [`/delivery/${key}`, 'private-key'],
    ])
  })

  it('[C5] refuses nesting of 100000 levels without overflowing', () => {
    let nested: unknown = 'end'
    for (let depth = 0; depth < 100_000; depth++) nested = { not: nested }
    expect(faultsOf(documentOf([{ visibleWhen: nested }])).map(([, code]) => code)).toEqual(['too-deep'])
  })

  it.each([
    ['/x', { x: Array.from({ length: 100_001 }, () => 0) }],
    ['/x', { x: 'a'.repeat(2_000_001) }],
    ['/pages', { pages: [{ id: 'p', fields: Array.from({ length: 1_001 }, () => ({})) }] }],
  ])('[C5] refuses what is larger than a form can be, at %s', (pointer, more) => {
    const [fault] = faultsOf(documentOf([], more))
    expect([fault?.[0].startsWith(pointer), fault?.[1]]).toEqual([true, 'too-large'])
  })

  it.each([
    ['', 'empty'],
    ['1st', 'bad-name'],
    ['full name', 'bad-name'],
    ['näme', 'bad-name'],
    ['a'.repeat(65), 'bad-name'],
    ['__proto__', 'reserved-name'],
    ['constructor', 'reserved-name'],
    ['toString', 'reserved-name'],
    ['user_id', 'reserved-name'],
    ['service_id', 'reserved-name'],
    ['template_id', 'reserved-name'],
    ['lib_version', 'reserved-name'],
    ['accessToken', 'reserved-name'],
    ['template_params', 'reserved-name'],
    ['g-recaptcha-response', 'reserved-name'],
    ['letterslot_id', 'reserved-name'],
  ])('[C6] [F14] refuses the name “%s” at the field: %s', (name, code) => {
    expect(faultsOf(documentOf([{ name }]))).toEqual([[at('/name'), code]])
  })

  it('[C6] [F14] refuses a name that is used twice at the second field', () => {
    expect(faultsOf(documentOf([{ name: 'same' }, { name: 'same' }]))).toEqual([
      ['/pages/0/fields/1/name', 'duplicate'],
    ])
  })

  it.each([['_'], ['a'], ['Full-Name_2'], ['a'.repeat(64)]])('[C6] takes the name “%s”', (name) => {
    expect(faultsOf(documentOf([{ name }]))).toEqual([])
  })

  it('[C7] refuses ids that are malformed or used twice', () => {
    const pages = [
      { id: 'p', fields: [] },
      { id: 'p', fields: [] },
    ]
    expect(faultsOf(documentOf([], { id: 'a b', pages }))).toEqual([
      ['/id', 'bad-id'],
      ['/pages/1/id', 'duplicate'],
    ])
    expect(faultsOf(documentOf([{ id: 'a' }, { id: 'a' }, { id: 'valueOf' }]))).toEqual([
      ['/pages/0/fields/1/id', 'duplicate'],
      ['/pages/0/fields/2/id', 'bad-id'],
    ])
  })

  it.each([
    [{ kind: 'abacus' }, '/kind', 'There is no field of kind “abacus”.'],
    [{ rules: [{ kind: 'unique' }] }, '/rules/0/kind', 'There is no rule of kind “unique”.'],
    [
      { visibleWhen: { field: 'f0x', is: 'filled' } },
      '/visibleWhen/field',
      'The condition names the field “f0x”, which does not exist.',
    ],
    [{ requiredWhen: { field: 'f0', is: 'like', to: 'x' } }, '/requiredWhen/is', 'There is no comparison “like”.'],
  ])('[C8] names what it does not know: %j', (field, place, message) => {
    const parsed = parseForm(documentOf([field]))
    expect(parsed.ok ? [] : parsed.error.faults.map((fault) => [fault.pointer, fault.message])).toEqual([
      [at(place), message],
    ])
  })

  it.each([
    ['n1', 'text', 'n1', []],
    ['the name of a field that is no text', 'email', 'n1', [['/delivery/noteIn', 'unknown-reference']]],
    ['no name of the form', 'text', 'n9', [['/delivery/noteIn', 'unknown-reference']]],
    ['a name that the map adds', 'textarea', 'message', []],
    ['a name that the map adds for no text', 'number', 'message', [['/delivery/noteIn', 'unknown-reference']]],
    ['nowhere', 'email', '', []],
    ['no text', 'text', 3, [['/delivery/noteIn', 'wrong-type']]],
  ])('[C74] checks a noteIn that is %s, beside a field of the kind %s', (_, kind, noteIn, faults) => {
    const map = { message: 'f1' }
    expect(faultsOf(documentOf([{}, { kind }], { delivery: { ...delivery, map, noteIn } }))).toEqual(faults)
  })

  it('[C17] checkForm lists the faults of a draft, and none for a sound form', () => {
    const parsed = parseForm(whole)
    if (!parsed.ok) throw parsed.error
    expect(checkForm(parsed.value)).toEqual([])
    const message = 'This must not be empty.'
    expect(checkForm({ ...parsed.value, title: '' })).toEqual([
      { pointer: '/title', code: 'empty', message, template: message, facts: [] },
    ])
  })

  it('[C18] refuses with a LetterslotError of the code form-faults', () => {
    const parsed = parseForm({})
    const error = parsed.ok ? undefined : parsed.error
    expect(error).toBeInstanceOf(FormError)
    expect(error).toBeInstanceOf(LetterslotError)
    expect([error?.name, error?.code, error?.faults.length]).toEqual(['FormError', 'form-faults', 1])
  })
})

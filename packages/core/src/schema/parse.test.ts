import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../form-of.test.fixture.ts'
import { LetterslotError } from '../model/letterslot-error.ts'
import { checkForm } from './check-form.ts'
import type { Fault } from './fault.ts'
import { FormError } from './form-error.ts'
import { parseForm } from './parse.ts'

/** Pointer and code of every fault. */
function faultsOf(document: unknown): readonly (readonly [string, string])[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code }) => [pointer, code] as const)
}

function messagesOf(document: unknown): readonly string[] {
  const parsed = parseForm(document)
  return parsed.ok ? [] : parsed.error.faults.map(({ message }: Fault) => message)
}

const at = (field: string): string => `/pages/0/fields/0${field}`
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }

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
    ['text', 'type'],
    ['text', 'range'],
    ['text', 'options'],
    ['textarea', 'pattern'],
    ['tel', 'type'],
    ['number', 'length'],
    ['number', 'pattern'],
    ['date', 'length'],
    ['select', 'length'],
    ['radio', 'pattern'],
    ['checkboxes', 'range'],
    ['consent', 'options'],
    ['hidden', 'required'],
    ['content', 'required'],
    ['text', 'file'],
    ['file', 'type'],
    ['file', 'pattern'],
  ])('[C9] refuses on a %s field the rule %s', (kind, rule) => {
    const offered = /select|radio|checkboxes/.test(kind) ? { options } : {}
    expect(faultsOf(documentOf([{ kind, ...offered, rules: [{ kind: rule }] }]))).toEqual([
      [at('/rules/0'), 'rule-mismatch'],
    ])
  })

  it.each([
    [{ accept: '.pdf, image/*,application/vnd.ms-excel' }, []],
    [{ maxBytes: 1 }, []],
    [{}, [[at('/rules/0'), 'missing']]],
    [{ accept: 'pdf' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: '*/*' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: '.pdf .doc' }, [[at('/rules/0/accept'), 'bad-file-kind']]],
    [{ accept: ' ' }, [[at('/rules/0/accept'), 'empty']]],
    [{ maxBytes: 0 }, [[at('/rules/0/maxBytes'), 'contradiction']]],
    [{ maxBytes: 1.5 }, [[at('/rules/0/maxBytes'), 'contradiction']]],
    [{ maxBytes: '5 MB' }, [[at('/rules/0/maxBytes'), 'wrong-type']]],
  ])('[C19] [F18] checks the rule for files %j', (rule, faults) => {
    expect(faultsOf(documentOf([{ kind: 'file', rules: [{ kind: 'file', ...rule }] }]))).toEqual(faults)
  })

  it('[C19] refuses a file that is chosen by default, compared or mapped', () => {
    const fields = [
      { kind: 'file', default: 'cv.pdf' },
      { visibleWhen: { field: 'f0', is: 'contains', to: '.pdf' }, requiredWhen: { field: 'f0', is: 'filled' } },
    ]
    expect(faultsOf(documentOf(fields, { delivery: { ...delivery, map: { attachment: 'f0' } } }))).toEqual([
      ['/pages/0/fields/0/default', 'wrong-type'],
      ['/pages/0/fields/1/visibleWhen/is', 'comparison-mismatch'],
      ['/delivery/map/attachment', 'unknown-reference'],
    ])
  })

  it('[C9] refuses options on a field that offers none', () => {
    expect(faultsOf(documentOf([{ options }]))).toEqual([[at('/options'), 'options-mismatch']])
  })

  const range = 'range'
  const length = 'length'
  it.each([
    ['text', { kind: length, min: 5, max: 3 }, ''],
    ['text', { kind: length, min: -1 }, '/min'],
    ['text', { kind: length, max: 1.5 }, '/max'],
    ['text', { kind: length, max: Number.NaN }, '/max'],
    ['number', { kind: range, min: 2, max: 1 }, ''],
    ['number', { kind: range, min: Number.NaN }, '/min'],
    ['number', { kind: range, max: Infinity }, '/max'],
    ['number', { kind: range, step: 0 }, '/step'],
    ['number', { kind: range, step: -1 }, '/step'],
    ['date', { kind: range, min: '2027-02-29' }, '/min'],
    ['date', { kind: range, min: '2027-03-01', max: '2027-02-01' }, ''],
    ['date', { kind: range, step: 1.5 }, '/step'],
    ['checkboxes', { kind: length, min: 3 }, '/min'],
  ])('[C10] [F18] refuses on a %s field %j', (kind, rule, place) => {
    const offered = kind === 'checkboxes' ? { options } : {}
    expect(faultsOf(documentOf([{ kind, ...offered, rules: [rule] }]))).toEqual([
      [at(`/rules/0${place}`), 'contradiction'],
    ])
  })

  it.each([
    ['text', length],
    ['number', range],
  ])('[C10] refuses on a %s field a rule “%s” without a bound', (kind, rule) => {
    expect(faultsOf(documentOf([{ kind, rules: [{ kind: rule }] }]))).toEqual([[at('/rules/0'), 'missing']])
  })

  it.each([['['], ['(a'], ['[a-z0-9-]'], ['a)|(b'], ['\\p{Nope}'], ['(?<n>a)(?<n>b)']])(
    "[C11] [F16] shows the engine's words for %s",
    (pattern) => {
      const message = (() => {
        try {
          return String(new RegExp(pattern, 'v'))
        } catch (error) {
          return error instanceof Error ? error.message : ''
        }
      })()
      expect(messagesOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([message])
      expect(faultsOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        [at('/rules/0/pattern'), 'bad-pattern'],
      ])
    },
  )

  it.each([['(?i:a)+b*'], ['(?=(a+))\\1+b*'], ['\\p{RGI_Emoji}+'], [`${'('.repeat(900)}a*${')'.repeat(900)}`]])(
    '[C11] [C76] [F17] refuses the pattern %s in words, since it has no bounded check',
    (pattern) => {
      expect(faultsOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        [at('/rules/0/pattern'), 'costly-pattern'],
      ])
      expect(messagesOf(documentOf([{ rules: [{ kind: 'pattern', pattern }] }]))).toEqual([
        expect.stringMatching(/^Checking this pattern could take any time\. .* Write it without\.$/),
      ])
    },
  )

  it.each([
    [{ origin: 'javascript:alert(1)' }, '/origin', 'bad-link'],
    [{ origin: 'https://api.emailjs.com/' }, '/origin', 'bad-link'],
    [{ origin: 'https://me:secret@api.example' }, '/origin', 'bad-link'],
    [{ origin: 'api.emailjs.com' }, '/origin', 'bad-link'],
    [{ fallback: { url: 'javascript:alert(1)' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { url: ' jAvAsCrIpT:alert(1)' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { url: 'data:text/html,x' } }, '/fallback/url', 'bad-link'],
    [{ fallback: { email: 'a@b.c, d@e.f' } }, '/fallback/email', 'bad-address'],
    [{ maxFilesBytes: 0 }, '/maxFilesBytes', 'contradiction'],
    [{ publicKey: ' ' }, '/publicKey', 'empty'],
    [{ map: { user_id: 'f0' } }, '/map/user_id', 'reserved-name'],
    [{ map: { a: 'f9' } }, '/map/a', 'unknown-reference'],
    [{ map: { n1: 'f0' } }, '/map/n1', 'duplicate'],
  ])('[C12] refuses in a delivery %j', (part, place, code) => {
    expect(faultsOf(documentOf([{}, {}], { delivery: { ...delivery, ...part } }))).toEqual([
      [`/delivery${place}`, code],
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

  it.each([
    [{ all: [], any: [] }, '', 'wrong-type'],
    [{}, '', 'wrong-type'],
    [{ all: { field: 'f1', is: 'filled' } }, '/all', 'wrong-type'],
    [{ not: [] }, '/not', 'wrong-type'],
    [{ field: 'f1', is: 'equal' }, '/to', 'missing'],
    [{ field: 'f1', is: 'equal', to: null }, '/to', 'wrong-type'],
    [{ field: 'f1', is: 'equal', to: 'maybe' }, '/to', 'unknown-reference'],
    [{ field: 'f1', is: 'in', to: 'yes' }, '/to', 'wrong-type'],
    [{ field: 'f1', is: 'greater', to: 1 }, '/to', 'comparison-mismatch'],
    [{ field: 'f2', is: 'less', to: 'soon' }, '/to', 'comparison-mismatch'],
    [{ field: 'f3', is: 'contains', to: 'y' }, '/to', 'comparison-mismatch'],
    [{ field: 'f0', is: 'contains', to: '' }, '/to', 'empty'],
    [{ field: 'f4', is: 'filled' }, '/field', 'comparison-mismatch'],
  ])('[C13] refuses the condition %j', (visibleWhen, place, code) => {
    const fields = [
      {},
      { kind: 'radio', options },
      { kind: 'date' },
      { kind: 'consent' },
      { kind: 'content' },
      { visibleWhen },
    ]
    expect(faultsOf(documentOf(fields))).toEqual([[`/pages/0/fields/5/visibleWhen${place}`, code]])
  })

  it('[C13] refuses fields whose being shown depends on itself, however far round', () => {
    const when = (field: string): object => ({ visibleWhen: { not: { any: [{ field, is: 'filled' }] } } })
    expect(faultsOf(documentOf([when('f0'), when('f2'), when('f1'), when('f1'), {}]))).toEqual(
      [0, 1, 2].map((index) => [`/pages/0/fields/${index}/visibleWhen`, 'condition-cycle']),
    )
  })

  it.each([
    [{ kind: 'select' }, '/options', 'missing'],
    [{ kind: 'radio', options: [] }, '/options', 'empty'],
    [{ kind: 'radio', options: [{ value: '', label: 'None' }] }, '/options/0/value', 'empty'],
    [{ kind: 'radio', options: [...options, { value: 'yes', label: 'Yes!' }] }, '/options/2/value', 'duplicate'],
    [{ kind: 'select', options, default: 'maybe' }, '/default', 'unknown-reference'],
    [{ kind: 'checkboxes', options, default: ['yes', 'maybe'] }, '/default/1', 'unknown-reference'],
    [{ kind: 'checkboxes', options, default: 'yes' }, '/default', 'wrong-type'],
    [{ kind: 'consent', default: 'yes' }, '/default', 'wrong-type'],
  ])('[C14] refuses the choice %j', (field, place, code) => {
    expect(faultsOf(documentOf([field]))).toEqual([[at(place), code]])
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

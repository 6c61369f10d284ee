import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issuesOf } from '../form-of.test.fixture.ts'
import { compilePlainPattern } from './pattern.ts'

const codesOf = (field: object, value: string | readonly string[] | boolean): readonly string[] =>
  issuesOf(field, value).map(({ code }) => code)

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
const required = { kind: 'required' }
const type = { kind: 'type' }

describe('rules', () => {
  it('[C20] no rule applies by itself', () => {
    for (const kind of ['email', 'url', 'number', 'date']) expect(codesOf({ kind }, 'anything')).toEqual([])
    for (const kind of ['radio', 'select']) expect(codesOf({ kind, options }, 'anything')).toEqual([])
    expect(codesOf({ kind: 'checkboxes', options }, ['anything'])).toEqual([])
  })

  it.each([
    [
      'text',
      '',
      [
        { kind: 'length', min: 3 },
        { kind: 'pattern', pattern: 'a+' },
      ],
    ],
    ['email', ' ', [type, { kind: 'length', min: 3 }]],
    ['url', '', [type]],
    ['number', '\t', [type, { kind: 'range', min: 3, step: 2 }]],
    ['date', '', [type, { kind: 'range', min: '2027-01-01' }]],
    ['checkboxes', [], [{ kind: 'options' }, { kind: 'length', min: 2 }]],
    ['select', '', [{ kind: 'options' }]],
    ['consent', false, []],
  ])('[C20] an empty %s breaks only required', (kind, value, rules) => {
    const offered = /checkboxes|select/.test(kind) ? { options } : {}
    expect(codesOf({ kind, ...offered, rules }, value)).toEqual([])
    expect(codesOf({ kind, ...offered, rules: [...rules, required] }, value)).toEqual(['valueMissing'])
  })

  it('[C20] spaces are a text', () => {
    expect(codesOf({ rules: [required] }, '   ')).toEqual([])
  })

  it.each([
    ['😀', 2],
    ['e\u0301', 2],
    ['👨‍👩‍👧', 8],
    ['🇳🇴', 4],
    ['a\r\nb', 3],
    ['\ud800', 1],
  ])('[C21] [F19] counts %j as %i UTF-16 code units', (text, units) => {
    const field = (rule: object): object => ({ kind: 'textarea', rules: [{ kind: 'length', ...rule }] })
    expect(issuesOf(field({ max: units }), text)).toEqual([])
    expect(issuesOf(field({ min: units }), text)).toEqual([])
    expect(issuesOf(field({ max: units - 1 }), text)).toEqual([
      { field: 'f0', rule: 0, code: 'tooLong', limit: units - 1, actual: units },
    ])
    expect(issuesOf(field({ min: units + 1 }), text)).toEqual([
      { field: 'f0', rule: 0, code: 'tooShort', limit: units + 1, actual: units },
    ])
  })

  it('[C21] counts chosen options of checkboxes', () => {
    const field = { kind: 'checkboxes', options, rules: [{ kind: 'length', min: 2, max: 2 }] }
    expect(issuesOf(field, ['a'])).toEqual([{ field: 'f0', rule: 0, code: 'tooFew', limit: 2, actual: 1 }])
    expect(issuesOf(field, ['a', 'b'])).toEqual([])
    expect(issuesOf(field, ['a', 'b', 'c'])).toEqual([{ field: 'f0', rule: 0, code: 'tooMany', limit: 2, actual: 3 }])
  })

  it.each([
    '1e400',
    '-1e400',
    '0x10',
    '1.000,5',
    '1,5',
    '1 000',
    '٣',
    '１',
    '+1',
    '1.',
    '.',
    '-',
    'e5',
    '1e',
    '1e+',
    'Infinity',
    'NaN',
    '1_000',
    '--1',
    '1e5.5',
    '½',
    '0b1',
    '1\u00a0',
  ])('[C22] [F21] the number “%s” is bad input', (text) => {
    expect(codesOf({ kind: 'number', rules: [type] }, text)).toEqual(['badInput'])
  })

  it.each([
    '0',
    '-0',
    '007',
    '1.5',
    '.5',
    '-.5',
    '1e3',
    '1E-3',
    '-1.5e+10',
    '9007199254740993',
    ' 12 ',
    '0.1000000000000000000001',
  ])('[C22] [F21] the number “%s” is taken', (text) => {
    expect(codesOf({ kind: 'number', rules: [type] }, text)).toEqual([])
  })

  it('[C22] takes every number that JavaScript prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(codesOf({ kind: 'number', rules: [type] }, String(number))).toEqual([])
      }),
    )
  })

  it.each([
    '2014-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '999-01-01',
    '2027-1-1',
    '2027-01-01T00:00',
    '01/02/2027',
    '-2027-01-01',
    '2027-W53',
    '2026-W53-1',
    '275760-09-14',
    '٢٠٢٧-٠١-٠١',
  ])('[C23] [F22] the date “%s” is bad input', (text) => {
    expect(codesOf({ kind: 'date', rules: [type] }, text)).toEqual(['badInput'])
  })

  it.each([
    '2016-02-29',
    '2000-02-29',
    '0001-01-01',
    '0099-12-31',
    '9999-12-31',
    '10000-01-01',
    '275760-09-13',
    ' 2027-01-31 ',
  ])('[C23] [F22] the date “%s” is taken', (text) => {
    expect(codesOf({ kind: 'date', rules: [type] }, text)).toEqual([])
  })

  it.each([
    'ada',
    '@example.org',
    'ada@',
    'ada@@example.org',
    'a b@example.org',
    '"a b"@example.org',
    'ada(work)@example.org',
    'ada@example.org,bob@example.org',
    'Ada <ada@example.org>',
    'ada@-a.org',
    'ada@a-.org',
    'ada@a..org',
    'ada@example.org.',
    'ada@[127.0.0.1]',
    'ada@bücher.example',
    'адa@example.org',
    `ada@${'a'.repeat(64)}.org`,
    'ada@exa_mple.org',
    'ada@example.org\nbcc@example.org',
  ])('[C24] [F23] “%s” is no e-mail address', (text) => {
    expect(codesOf({ kind: 'email', rules: [type] }, text)).toEqual(['typeMismatch'])
  })

  it.each([
    'a@b',
    'ada@example.org',
    '.a..b.@example.org',
    "o'hara+x/y=z@a.b.c.d",
    `a@${'a'.repeat(63)}`,
    'A_!#$%&*+/=?^`{|}~-@Example.ORG',
    '\t ada@example.org\n',
  ])('[C24] [F23] “%s” is an e-mail address', (text) => {
    expect(codesOf({ kind: 'email', rules: [type] }, text)).toEqual([])
  })

  it.each([
    ['https://example.org', []],
    ['mailto:a@b', []],
    ['https://bücher.example/ä', []],
    [' https://example.org ', []],
    ['example.org', ['typeMismatch']],
    ['/a', ['typeMismatch']],
    ['http://', ['typeMismatch']],
    ['http://a b', ['typeMismatch']],
  ])('[C24] the URL “%s” gives %j', (text, codes) => {
    expect(codesOf({ kind: 'url', rules: [type] }, text)).toEqual(codes)
  })

  it.each([
    [{ min: 1, max: 12 }, '0.99', [['rangeUnderflow', 1]]],
    [{ min: 1, max: 12 }, '12.01', [['rangeOverflow', 12]]],
    [{ min: 1, max: 12 }, '12', []],
    [
      { min: 1, step: 2 },
      '0',
      [
        ['rangeUnderflow', 1],
        ['stepMismatch', 2],
      ],
    ],
    [{ min: 1, step: 2 }, '7', []],
    [{ step: 0.1 }, '0.3', []],
    [{ step: 0.1 }, '1234567.8', []],
    [{ step: 0.1 }, '0.31', [['stepMismatch', 0.1]]],
    [{ step: 0.01 }, '19.99', []],
    [{ step: 1 }, '9007199254740993', []],
    [{ step: 3 }, '-9', []],
    [{ min: 1 }, 'none', []],
  ])('[C25] the range %j says of the number “%s” %j', (rule, text, expected) => {
    const issues = issuesOf({ kind: 'number', rules: [{ kind: 'range', ...rule }] }, text)
    expect(issues).toEqual(expected.map(([code, limit]) => ({ field: 'f0', rule: 0, code, limit })))
  })

  it.each([
    [{ min: '2027-01-02' }, '2027-01-01', [['rangeUnderflow', '2027-01-02']]],
    [{ max: '9999-12-31' }, '10000-01-01', [['rangeOverflow', '9999-12-31']]],
    [{ min: '2027-01-01', step: 7 }, '2027-03-05', []],
    [{ min: '2027-01-01', step: 7 }, '2027-03-06', [['stepMismatch', 7]]],
    [{ step: 7 }, '1970-01-08', []],
    [{ step: 7 }, '1970-01-07', [['stepMismatch', 7]]],
    [{ min: '2027-01-01' }, 'soon', []],
  ])('[C25] the range %j says of the date “%s” %j', (rule, text, expected) => {
    const issues = issuesOf({ kind: 'date', rules: [{ kind: 'range', ...rule }] }, text)
    expect(issues).toEqual(expected.map(([code, limit]) => ({ field: 'f0', rule: 0, code, limit })))
  })

  it('[C25] every whole multiple of a decimal step fits, and what lies half a step beside does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 6 }), (count, digits) => {
        const field = { kind: 'number', rules: [{ kind: 'range', step: Number(`1e-${digits}`) }] }
        const sign = count < 0 ? '-' : ''
        const whole = String(Math.abs(count)).padStart(digits + 1, '0')
        const text = digits ? `${sign}${whole.slice(0, -digits)}.${whole.slice(-digits)}` : `${sign}${whole}`
        expect(codesOf(field, text)).toEqual([])
        expect(codesOf(field, `${text}${digits ? '' : '.'}5`)).toEqual(['stepMismatch'])
      }),
    )
  })

  it.each([
    ['a|b', 'ab', true],
    ['a|b', 'b', false],
    ['\\d+', '12a', true],
    ['.', '😀', false],
    ['[^a]', 'b', false],
    ['[\\p{L}--[a-z]]', 'a', true],
    ['\\p{RGI_Emoji}', '👨‍👩‍👧', false],
    ['\\p{L}+', 'aé', false],
  ])('[C26] the pattern %s against “%s”: broken is %s', (pattern, value, broken) => {
    const rule = { kind: 'pattern', pattern } as const
    const expected = broken ? [{ code: 'patternMismatch' }] : []
    expect(codesOf({ rules: [rule] }, value)).toEqual(expected.map(({ code }) => code))
    // The code of a form of which it is known that no pattern is doubtful.
    const check = compilePlainPattern(rule)
    expect(typeof check === 'string' ? check : check(value)).toEqual(expected)
  })

  it('[C29] every chosen value must be an option', () => {
    const rules = [{ kind: 'options' }]
    expect(codesOf({ kind: 'radio', options, rules }, 'b')).toEqual([])
    expect(codesOf({ kind: 'radio', options, rules }, 'd')).toEqual(['notAnOption'])
    expect(codesOf({ kind: 'select', options, rules }, 'toString')).toEqual(['notAnOption'])
    expect(codesOf({ kind: 'checkboxes', options, rules }, ['a', 'c'])).toEqual([])
    expect(codesOf({ kind: 'checkboxes', options, rules }, ['a', 'd'])).toEqual(['notAnOption'])
  })
})

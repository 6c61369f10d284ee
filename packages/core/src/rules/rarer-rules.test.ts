import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { Issue } from '../model/issue.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

function issuesOf(kind: string, rule: object, value: string): readonly Omit<Issue, 'field' | 'rule'>[] {
  const form = formOf([{ kind, rules: [rule] }])
  return compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map(({ field: _field, rule: _rule, ...finding }) => finding)
}

describe('decimals', () => {
  it.each<[string, number, number | undefined]>([
    ['12', 0, undefined],
    ['12.0', 0, undefined],
    ['12.5', 0, 1],
    ['0.10', 1, undefined],
    ['0.105', 2, 0.01],
    ['-.5', 1, undefined],
    ['100e-2', 0, undefined],
    ['1e-3', 2, 0.01],
    ['1.25e2', 0, undefined],
    ['0e-9', 0, undefined],
    ['0.0000001', 6, 0.000001],
    ['ten', 0, undefined],
  ])('[C260] %s with at most %i breaks a step of %s', (value, max, limit) => {
    const found = limit === undefined ? [] : [{ code: 'stepMismatch', limit }]
    expect(issuesOf('number', { kind: 'decimals', max }, value)).toEqual(found)
  })

  it('[C260] of a number written with that many are never too many, and one more is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), (whole, max, last) => {
        const rule = { kind: 'decimals', max }
        expect(issuesOf('number', rule, `${whole}.${'1'.repeat(max)}0`)).toEqual([])
        expect(issuesOf('number', rule, `${whole}.${'1'.repeat(max)}${last}`)).toHaveLength(1)
      }),
    )
  })
})

it.each<[string, object, string | undefined]>([
  ['one two', { min: 2, max: 2 }, undefined],
  ['  one\n\ttwo — ', { max: 3 }, undefined],
  ['one two three', { max: 2 }, 'tooManyWords 2 3'],
  ['well-known', { min: 2 }, 'tooFewWords 2 1'],
])('[C265] “%s” within %j: %s', (value, bounds, words) => {
  const found = issuesOf('textarea', { kind: 'words', ...bounds }, value)
  expect(found.map(({ code, limit, actual }) => `${code} ${limit} ${actual}`)).toEqual(
    words === undefined ? [] : [words],
  )
})

it.each<[string, boolean]>([
  ['Ada Lovelace', true],
  ['Jean-Luc O’Neill Jr.', true],
  ['Zoë Müller', true],
  ['王秀英', true],
  ['यशवंत', true],
  ['R2', false],
  ['a@b', false],
  ['a_b', false],
])('[C261] “%s” is letters: %s', (value, isFine) => {
  expect(issuesOf('text', { kind: 'letters' }, value)).toEqual(isFine ? [] : [{ code: 'notLetters' }])
})

it.each<[string, boolean]>([
  ['See you at 10:30', true],
  ['and/or, e.g. this', true],
  ['ada@example.org', true],
  ['https://example.org', false],
  ['at WWW.example.org', false],
  ['ftp://example.org', false],
])('[C262] “%s” has no link: %s', (value, isFine) => {
  expect(issuesOf('textarea', { kind: 'noLink' }, value)).toEqual(isFine ? [] : [{ code: 'linkFound' }])
})

it.each<[string, boolean]>([
  ['ada@example.org', true],
  ['ada@MAIL.Example.org', true],
  ['ada@other.example', true],
  ['ada@badexample.org', false],
  ['ada@example.org.evil.example', false],
  ['no address', true],
])('[C263] “%s” is at a domain: %s', (value, isFine) => {
  const found = isFine ? [] : [{ code: 'domainMismatch', limit: 'example.org, Other.example' }]
  expect(issuesOf('email', { kind: 'domains', only: ['example.org', 'Other.example'] }, value)).toEqual(found)
})

it.each<[string, object, string, string]>([
  ['number', { kind: 'decimals' }, '/max', 'missing'],
  ['number', { kind: 'decimals', max: -1 }, '/max', 'contradiction'],
  ['number', { kind: 'decimals', max: 7 }, '/max', 'contradiction'],
  ['number', { kind: 'decimals', max: 0.5 }, '/max', 'contradiction'],
  ['textarea', { kind: 'words' }, '', 'missing'],
  ['textarea', { kind: 'words', min: 3, max: 2 }, '', 'contradiction'],
  ['textarea', { kind: 'words', max: 1.5 }, '/max', 'contradiction'],
  ['email', { kind: 'domains' }, '/only', 'missing'],
  ['email', { kind: 'domains', only: [] }, '/only', 'missing'],
  ['email', { kind: 'domains', only: ['@example.org'] }, '/only/0', 'contradiction'],
  ['email', { kind: 'domains', only: ['localhost'] }, '/only/0', 'contradiction'],
  ['text', { kind: 'domains', only: ['example.org'] }, '', 'rule-mismatch'],
])('[C264] a %s with %j is refused at %s: %s', (kind, rule, pointer, code) => {
  const parsed = parseForm(documentOf([{ kind, rules: [rule] }]))
  const faults = parsed.ok ? [] : parsed.error.faults.map((fault) => [fault.pointer, fault.code])
  expect(faults).toEqual([[`/pages/0/fields/0/rules/0${pointer}`, code]])
})

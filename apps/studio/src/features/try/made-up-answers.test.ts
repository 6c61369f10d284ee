import { compileForm, type Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { compileRareRule } from '@letterslot/core/rare-rules'
import { sampleParams } from '@letterslot/email'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeUpAnswers } from './made-up-answers.ts'

function formWith(...fields: readonly object[]): Form {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'made-up',
    title: 'Made up',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: fields.map((field, index) => ({ id: `f${index}`, name: `field_${index}`, label: 'Q', ...field })),
      },
    ],
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

/** Chance that a seed decides. */
function chance(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const deps = (seed = 1) => ({ random: chance(seed), today: '2026-11-22' })
const required = { kind: 'required' }

const options = ['Red', 'Green', 'Blue', 'Grey'].map((value) => ({ value, label: value }))
const everyKind = formWith(
  { kind: 'text', name: 'full_name', rules: [required] },
  { kind: 'textarea', rules: [required, { kind: 'length', min: 300, max: 400 }] },
  { kind: 'email', rules: [required, { kind: 'type' }] },
  { kind: 'tel', rules: [required] },
  { kind: 'url', rules: [required, { kind: 'type' }] },
  { kind: 'number', rules: [required, { kind: 'type' }, { kind: 'range', min: 0.5, max: 2, step: 0.25 }] },
  { kind: 'number', rules: [required, { kind: 'type' }, { kind: 'range', max: -100 }] },
  { kind: 'date', rules: [required, { kind: 'type' }, { kind: 'range', max: '1999-12-31' }] },
  { kind: 'date', rules: [required, { kind: 'type' }, { kind: 'range', min: '2030-01-01', step: 7 }] },
  { kind: 'select', options, rules: [required, { kind: 'options' }] },
  { kind: 'radio', options, rules: [required] },
  { kind: 'rating', rules: [required, { kind: 'range', min: 4 }] },
  { kind: 'scale', from: -3, to: 3, rules: [required] },
  { kind: 'slider', rules: [required, { kind: 'range', min: 2, max: 3, step: 0.5 }] },
  { kind: 'yesNo', options: ['yes', 'no'].map((value) => ({ value, label: value })), rules: [required] },
  { kind: 'checkboxes', options, rules: [required, { kind: 'length', min: 3, max: 3 }] },
  { kind: 'radio', options: [{ value: 'Other', label: 'Other', freeText: true }], rules: [required] },
  { kind: 'consent', rules: [required] },
  {
    kind: 'file',
    rules: [required, { kind: 'length', min: 2, max: 2 }, { kind: 'file', accept: 'image/png', maxBytes: 20_000 }],
  },
  { kind: 'hidden', default: 'web', rules: [] },
  { kind: 'content', text: 'Read this', rules: [] },
)

describe('made-up answers', () => {
  it('[T1105] pass the form’s own rules, whatever the kind and the chance', () => {
    const compiled = compileForm(everyKind, { compileRareRule, compilePatternMatcher })
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seed) => {
        const { values, missing } = madeUpAnswers(everyKind, deps(seed))
        expect(missing).toEqual([])
        expect(compiled.validate(values)).toEqual([])
      }),
    )
  })

  it('[T1105] are the same by the same chance, and others by another', () => {
    const made = (seed: number) => JSON.stringify(madeUpAnswers(everyKind, deps(seed)).values)
    expect(made(7)).toBe(made(7))
    expect(new Set([1, 2, 3, 4, 5].map(made)).size).toBeGreaterThan(1)
  })

  it.each([
    ['[A-Z]{2}\\d{4}'],
    ['(?:red|green|blue)(?: (?:red|green|blue))*'],
    ['\\+?[0-9 ]{8,15}'],
    ['[^@]+@example\\.(org|com)'],
    ['[\\p{L}]+, [\\p{L}]+'],
    ['(?=.*\\d).{6,}'],
  ])('[T1105] match the pattern %s', (pattern) => {
    const form = formWith({ kind: 'text', rules: [required, { kind: 'pattern', pattern }] })
    expect(madeUpAnswers(form, deps()).missing).toEqual([])
  })

  it('[T1105] are those of the mail that is shown before anything is sent', () => {
    const stars = formWith({ kind: 'rating', name: 'stars', rules: [required] })
    const shown = [1, 2, 3, 4, 5].map((seed) => {
      const { values } = madeUpAnswers(stars, deps(seed))
      return sampleParams(stars, values)['stars'] === Object.values(values)[0]
    })
    expect(shown).toEqual([true, true, true, true, true])
  })

  it('[T1105] are small real files', () => {
    const value = madeUpAnswers(formWith({ kind: 'file', rules: [required] }), deps()).values
    const [file] = Object.values(value).flatMap((one) => (Array.isArray(one) ? one : []))
    expect(file).toBeInstanceOf(File)
  })

  it('[T1105] leave out what no answer passes, and name it where one is wanted', () => {
    const never = [
      { kind: 'pattern', pattern: 'ab' },
      { kind: 'length', max: 1 },
    ]
    const form = formWith({ kind: 'text', rules: [required, ...never] }, { kind: 'text', rules: never })
    const { values, missing } = madeUpAnswers(form, deps())
    expect([values, missing.map(({ id }) => id)]).toEqual([{}, ['f0']])
  })

  it('[T1105] answer what an answer given before or after them shows', () => {
    const isYes = { field: 'f1', is: 'equal', to: 'Yes' }
    const yes = [{ value: 'Yes', label: 'Yes' }]
    const form = formWith(
      { kind: 'text', rules: [required, { kind: 'pattern', pattern: '\\d{3}' }], visibleWhen: isYes },
      { kind: 'radio', options: yes, rules: [required] },
    )
    const { values, missing } = madeUpAnswers(form, deps())
    expect(missing).toEqual([])
    expect(Object.values(values)[0]).toMatch(/^\d{3}$/)
  })
})

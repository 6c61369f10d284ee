import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { Form } from '../model/form.ts'
import { compileForm } from './compile.ts'
import { compilePatternMatcher } from './pattern-matcher.ts'
import type { RuleReport } from './registry.ts'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const required = { kind: 'required' }

/** A draft as the studio holds it: typed as a form, with faults that `parseForm` would refuse. */
function draftOf(fields: readonly object[]): Form {
  const draft: unknown = documentOf(fields)
  if (!isDraft(draft)) throw new Error('No draft.')
  return draft
}
function isDraft(value: unknown): value is Form {
  return typeof value === 'object'
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('compileForm', () => {
  it('[C31] gives the issues of all visible fields in document order with the index of their rule', () => {
    const form = formOf([
      { rules: [{ kind: 'length', max: 80 }, required] },
      {
        rules: [
          { kind: 'length', min: 3 },
          { kind: 'pattern', pattern: '\\d+' },
        ],
      },
      { rules: [required], visibleWhen: { field: 'f0', is: 'filled' } },
      { requiredWhen: { field: 'f1', is: 'equal', to: 'x' } },
    ])
    expect(compileForm(form).validate(valuesOf({ f1: 'x' }))).toEqual([
      { field: 'f0', rule: 1, code: 'valueMissing' },
      { field: 'f1', rule: 0, code: 'tooShort', limit: 3, actual: 1 },
      { field: 'f1', rule: 1, code: 'patternMismatch' },
      { field: 'f3', rule: -1, code: 'valueMissing' },
    ])
  })

  it('[C31] validateField gives the issues of one field, none of a hidden or unknown one', () => {
    const form = formOf([{}, { rules: [required], visibleWhen: { field: 'f0', is: 'filled' } }])
    const compiled = compileForm(form)
    const [first, second] = form.pages[0]?.fields ?? []
    if (!first || !second) throw new Error('Two fields.')
    expect(compiled.validateField(second.id, valuesOf({ f0: 'x' }))).toEqual([
      { field: 'f1', rule: 0, code: 'valueMissing' },
    ])
    expect(compiled.validateField(second.id, {})).toEqual([])
    const other = formOf([{ id: 'elsewhere' }]).pages[0]?.fields[0]?.id
    expect(other && compiled.validateField(other, {})).toEqual([])
    expect(other && compiled.required(other, {})).toBe(false)
  })

  it('[C31] a field that is required twice over has one issue', () => {
    const form = formOf([{ rules: [required], requiredWhen: { field: 'f0', is: 'empty' } }])
    expect(compileForm(form).validate({})).toEqual([{ field: 'f0', rule: 0, code: 'valueMissing' }])
  })

  it('[C32] compiles nothing before a field is checked, and its rules once', () => {
    const form = formOf([{ rules: [{ kind: 'pattern', pattern: '[a-f]+' }] }])
    const made = vi.spyOn(globalThis, 'RegExp')
    const compiled = compileForm(form)
    expect(made).not.toHaveBeenCalled()
    const values = valuesOf({ f0: 'x' })
    expect(compiled.validate(values).map(({ code }) => code)).toEqual(['patternMismatch'])
    compiled.validate(values)
    expect(made.mock.calls.filter(([source]) => source === '[a-f]+')).toHaveLength(1)
  })

  it.each([
    [{ rules: [{ kind: 'length', min: 5, max: 3 }] }, 'abcd'],
    [{ rules: [{ kind: 'length', min: -1 }] }, 'abcd'],
    [{ rules: [{ kind: 'length', max: Number.NaN }] }, 'abcd'],
    [{ kind: 'number', rules: [{ kind: 'range', min: 2, max: 1 }] }, '1'],
    [{ kind: 'number', rules: [{ kind: 'range', min: Number.NaN }] }, '1'],
    [{ kind: 'number', rules: [{ kind: 'range', step: 0 }] }, '1'],
    [{ kind: 'date', rules: [{ kind: 'range', min: '2027-02-30' }] }, '2027-01-01'],
    [{ kind: 'checkboxes', options, rules: [{ kind: 'length', min: 3 }] }, ['yes']],
    [{ rules: [{ kind: 'pattern', pattern: '' }] }, 'abcd'],
  ])('[C28] [F18] leaves the contradictory rule of %j out and reports it once', (field, value) => {
    const reports: RuleReport[] = []
    const compiled = compileForm(draftOf([field]), { onReport: (report) => reports.push(report) })
    expect(compiled.validate(valuesOf({ f0: value }))).toEqual([])
    expect(compiled.validate(valuesOf({ f0: value }))).toEqual([])
    expect(reports).toEqual([{ field: 'f0', rule: 0, flaw: 'contradiction' }])
  })

  it.each(['[', 'a)|(b', '[a-z0-9-]'])(
    '[C28] [F16] leaves the pattern %s out, which does not compile, and reports it',
    (pattern) => {
      const reports: RuleReport[] = []
      const compiled = compileForm(draftOf([{ rules: [required, { kind: 'pattern', pattern }] }]), {
        onReport: (report) => reports.push(report),
      })
      expect(compiled.validate(valuesOf({ f0: 'anything' }))).toEqual([])
      expect(compiled.validate({})).toEqual([{ field: 'f0', rule: 0, code: 'valueMissing' }])
      expect(reports).toEqual([{ field: 'f0', rule: 1, flaw: 'bad-pattern' }])
    },
  )

  it('[C77] reports a doubtful pattern as unchecked where its matcher was not given', () => {
    const reports: RuleReport[] = []
    const form = formOf([{ rules: [{ kind: 'pattern', pattern: '[a-z]+(-[a-z]+)*' }] }])
    const compiled = compileForm(form, { onReport: (report) => reports.push(report) })
    expect(compiled.validate(valuesOf({ f0: '!' }))).toEqual([])
    expect(reports).toEqual([{ field: 'f0', rule: 0, flaw: 'unchecked' }])
    expect(compileForm(form, { compilePatternMatcher }).validate(valuesOf({ f0: '!' }))).toEqual([
      { field: 'f0', rule: 0, code: 'patternMismatch' },
    ])
  })

  it('[C27] [F17] keeps an answer that could not be checked in time, and reports it', () => {
    const reports: RuleReport[] = []
    const form = formOf([{ rules: [{ kind: 'pattern', pattern: '(a+)+' }] }])
    const compiled = compileForm(form, { onReport: (report) => reports.push(report), compilePatternMatcher })
    const answer = 'a'.repeat(200_001)
    expect(compiled.validate(valuesOf({ f0: answer }))).toEqual([])
    expect(reports).toEqual([{ field: 'f0', rule: 0, flaw: 'unchecked' }])
    expect(compiled.templateParams(valuesOf({ f0: answer }))).toEqual({ n0: answer })
  })

  it.each([
    { kind: 'hidden', rules: [required] },
    { kind: 'content', rules: [required] },
    { kind: 'radio', options: [], rules: [required] },
    { kind: 'checkboxes', rules: [required, { kind: 'options' }] },
  ])('[C28] a field that nobody can answer never blocks: %j', (field) => {
    const compiled = compileForm(draftOf([{ ...field, requiredWhen: { not: { field: 'f0', is: 'filled' } } }]))
    expect(compiled.validate({})).toEqual([])
  })

  it.each([
    ['email', ' \tada@example.org\r\n', 'ada@example.org'],
    ['url', ' https://a.b ', 'https://a.b'],
    ['number', ' 007 ', '007'],
    ['date', ' 2027-01-01 ', '2027-01-01'],
    ['number', '\u00a01', '\u00a01'],
    ['text', '  x  ', '  x  '],
    ['textarea', '\n x \n', '\n x \n'],
    ['tel', ' 1 ', ' 1 '],
  ])('[C33] a field of kind %s reads %j as %j', (kind, value, read) => {
    expect(compileForm(formOf([{ kind }])).templateParams(valuesOf({ f0: value }))).toEqual({ n0: read })
  })

  it('[C33] strips a long run of spaces in linear time', () => {
    const from = performance.now()
    compileForm(formOf([{ kind: 'email' }])).templateParams(
      valuesOf({ f0: `${' '.repeat(500_000)}a${' '.repeat(500_000)}b` }),
    )
    expect(performance.now() - from).toBeLessThan(500)
  })

  it('[C43] says whether a visible field wants an answer now', () => {
    const form = formOf([
      { kind: 'radio', options, rules: [required] },
      { requiredWhen: { field: 'f0', is: 'equal', to: 'yes' } },
      { rules: [required], visibleWhen: { field: 'f0', is: 'equal', to: 'yes' } },
      {},
    ])
    const compiled = compileForm(form)
    const asked = (f0: string): boolean[] =>
      form.pages.flatMap((page) => page.fields).map(({ id }) => compiled.required(id, valuesOf({ f0 })))
    expect(asked('yes')).toEqual([true, true, true, false])
    expect(asked('no')).toEqual([true, false, false, false])
  })
})

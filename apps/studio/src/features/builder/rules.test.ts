import { brandFieldId, type Field, type FieldKind, type Form, holdsValue, type Rule } from '@letterslot/core'
import { checkForm, rulesFor, takesSeveral } from '@letterslot/core/document'
import { describe, expect, it } from 'vitest'
import { fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { boundOf, parseBound, parseNumberBound, withBound } from './bound-text.ts'
import { withMultiple } from './changed-kind.ts'
import { comparisonWith, conditionSources, describeCondition, newComparison } from './condition-text.ts'
import { readFileKinds, writeFileKinds } from './FileRuleBounds.tsx'
import { fieldFaults, firstFault } from './field-faults.ts'
import { fieldPositions } from './field-order.ts'
import { newField } from './new-field.ts'
import { operatorsFor } from './operators.ts'
import { newRule, rulesToAdd } from './rule-info.ts'
import { defaultMessage, tryRule, withMessage } from './try-rule.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const form = workshopForm()

function fieldCalled(name: string): Field {
  const place = fieldPositions(form).find(({ field }) => field.name === name)
  if (!place) throw new TypeError(`No field ${name}.`)
  return place.field
}

function withField(field: Field): Form {
  const [page] = form.pages
  if (!page) throw new TypeError('The fixture has a page.')
  return { ...form, pages: [{ ...page, fields: [...page.fields, field] }] }
}

const kinds = fieldKindInfos.map(({ kind }) => kind)

describe('rules', () => {
  it.each(kinds)('[T210] offered to a field of kind %s are sound as they are added', (kind) => {
    const bare = { ...newField(form, kind, brandFieldId('f9')), rules: [] }
    const rules = rulesToAdd(bare, form).map((rule) => newRule(rule, bare, form))
    expect([
      rules.map((rule) => rule.kind),
      checkForm({ ...form, pages: withField({ ...bare, rules }).pages.concat(form.pages.slice(1)) }),
    ]).toEqual([rulesFor(kind).filter((rule) => !(takesSeveral(kind) && rule === 'length')), []])
  })

  it.each(kinds.filter(takesSeveral))('[T1710] offered to several choices of kind %s are theirs', (kind) => {
    const several = withMultiple(newField(form, kind, brandFieldId('f9')), true)
    expect(rulesToAdd({ ...several, rules: [] }, form)).toEqual(rulesFor(kind).filter((rule) => rule !== 'compare'))
  })

  it('[T210] that a field has are not offered again', () => {
    expect(rulesToAdd(fieldCalled('people'), form)).toEqual(['required', 'decimals', 'compare', 'atLeastOne'])
  })
})

describe('trying a rule', () => {
  const people = fieldCalled('people')

  it.each([
    ['12', undefined],
    ['13', 'At most 12, please'],
    ['', undefined],
  ])('[T211] with %j says %j, the very words of the form', (text, message) => {
    expect(tryRule(form, people, 1, text)).toBe(message)
  })

  it('[T211] says the usual words where the maker wrote none', () => {
    expect(tryRule(form, people, 0, 'ten')).toBe('Enter a number in digits, with a dot for decimals, such as 1234.5')
  })

  it('[T211] tries that rule alone, whatever hides the field or is broken beside it', () => {
    const hidden: Field = { ...people, visibleWhen: { field: brandFieldId('f3'), is: 'equal', to: 'yes' } }
    expect([tryRule(form, hidden, 1, 'ten'), tryRule(form, hidden, 1, '99')]).toEqual([undefined, 'At most 12, please'])
  })

  it.each([
    ['', undefined],
    ['photo.jpg', undefined],
    ['photo.jpg 7 MB', 'Choose files of at most 5 MB; “photo.jpg” has 7 MB'],
    ['photo.jpg 5000 kB, plan.pdf 400 b', undefined],
    ['photo.jpg, letter.txt', 'Choose files of these kinds: pictures or PDF'],
  ])('[T600] tries the rule of files by names and sizes: %j says %j', (text, message) => {
    const rule = { kind: 'file', accept: 'image/*, .pdf', maxBytes: 5_000_000 } as const
    const field = { ...newField(form, 'file', brandFieldId('f9')), rules: [rule] }
    expect(tryRule(withField(field), field, 0, text)).toBe(message)
  })

  it.each<[FieldKind, Rule, string, string]>([
    ['number', { kind: 'decimals', max: 2 }, '1.505', 'Enter a number in steps of 0.01'],
    ['number', { kind: 'decimals', max: 0 }, '1.5', 'Enter a whole number'],
    ['textarea', { kind: 'words', max: 1 }, 'Two words', 'Write at most 1 word; these are 2'],
    ['text', { kind: 'letters' }, 'R2', 'Use letters only'],
    ['text', { kind: 'letters', severity: 'warning' }, 'R2', 'Use letters only'],
    ['textarea', { kind: 'noLink' }, 'See www.example.org', 'Write this without links'],
    [
      'email',
      { kind: 'domains', only: ['a.example', 'b.example'] },
      'x@c.example',
      'Use an address that ends in a.example or b.example',
    ],
  ])('[T1531] tries the rule of a %s, %j: %s', (kind, rule, text, words) => {
    const field = { ...newField(form, kind, brandFieldId('f9')), rules: [rule] }
    const tried = withField(field)
    expect([tryRule(tried, field, 0, text), defaultMessage(tried, field, 0)]).toEqual([words, words])
  })

  it.each<[FieldKind, Rule, string]>([
    ['text', { kind: 'list', only: ['A-1'] }, 'This is not one of the accepted answers; check how it is written'],
    [
      'text',
      { kind: 'compare', is: 'notEqual', to: { field: brandFieldId('f1') } },
      'This and “Your name” must not be the same',
    ],
    ['dateRange', { kind: 'range', min: '2027-01-01' }, 'Enter January 1, 2027 or later'],
    ['dateRange', { kind: 'days', not: ['sunday'] }, 'Choose another day: Sundays are not offered'],
    ['datetime', { kind: 'days', not: ['2027-12-25'] }, 'Choose another day: December 25, 2027 is not offered'],
    [
      'number',
      { kind: 'sum', with: [{ field: brandFieldId('f4') }], max: 10 },
      'Together with “How many people?” this must be at most 10; now it is 11',
    ],
  ])('[T1538] says the usual words of the rule of a %s, %j', (kind, rule, words) => {
    const field = { ...newField(form, kind, brandFieldId('f9')), rules: [rule] }
    const pages = withField(field).pages.concat(form.pages.slice(1))
    expect(defaultMessage({ ...form, pages }, field, 0)).toBe(words)
  })

  it('[T600] counts files, and says the usual words of each of their rules', () => {
    const field = newField(form, 'file', brandFieldId('f9'))
    expect(tryRule(withField(field), field, 0, 'a.txt, b.txt')).toBe('Choose at most 1')
    expect([0, 1].map((index) => defaultMessage(withField(field), field, index))).toEqual([
      'Choose at most 1',
      'Choose files of at most 5 MB; “photo.jpg” has 10 MB',
    ])
  })

  it('[T211] counts chosen options for several of a list', () => {
    const field = { ...newField(form, 'checkboxes', brandFieldId('f9')), rules: [{ kind: 'length', min: 2 }] } as const
    expect([tryRule(withField(field), field, 0, '1'), tryRule(withField(field), field, 0, '2')]).toEqual([
      'Choose at least 2',
      undefined,
    ])
  })

  it('[T211] wants an order of an empty answer, and takes any other for one', () => {
    const field = { ...newField(form, 'ranking', brandFieldId('f9')), rules: [{ kind: 'required' }] } as const
    expect(['', 'x'].map((text) => tryRule(withField(field), field, 0, text))).toEqual(['Choose one', undefined])
  })

  it('[T211] shows {{…}} and %s of a maker’s message as they stand [F24]', () => {
    const message = 'Use %s and {{people}}'
    const rules: readonly Rule[] = [{ kind: 'range', max: 1, message }]
    expect(tryRule(form, { ...people, rules }, 0, '2')).toBe(message)
  })

  it.each([
    ['required', 'text', 'Answer this question'],
    ['type', 'email', 'Enter an address such as name@example.org'],
    ['length', 'text', 'Write at most 200 characters; these are 201'],
    ['range', 'number', 'Enter 10 or less'],
    ['pattern', 'text', 'Use the format asked for'],
    ['length', 'checkboxes', 'The usual words'],
  ] as const)('[T212] shows the usual message of %s for %s where its own would be', (rule, kind, words) => {
    const bare = newField(form, kind, brandFieldId('f9'))
    const field = { ...bare, rules: [newRule(rule, bare, form)] }
    expect(defaultMessage(withField(field), field, 0)).toBe(words)
  })

  it('[T212] takes an empty message for none', () => {
    expect(withMessage({ kind: 'required', message: 'Please' }, '')).toEqual({ kind: 'required' })
  })
})

describe('bounds', () => {
  it.each([
    ['', undefined],
    [' 12 ', 12],
    ['-0.5', -0.5],
    ['1e3', 1000],
  ])('[T213] read from %j are %j', (text, value) => {
    expect(parseNumberBound(text)).toEqual({ ok: true, value })
  })

  it.each(['twelve', '0x10', 'NaN', '1e999', '1.000,5'])('[T213] [F18] are never %j', (text) => {
    expect(parseNumberBound(text)).toEqual({ ok: false, problem: 'Write a number in digits.' })
  })

  it('[T213] of a date field are dates', () => {
    expect([parseBound('2027-03-31', 'date'), parseBound('31.3.2027', 'date')]).toEqual([
      { ok: true, value: '2027-03-31' },
      { ok: false, problem: 'Write a date as 2027-03-31.' },
    ])
  })

  it.each([
    [{ kind: 'range', min: 5, max: 1 }, 'Nothing can be at least 5 and at most 1.'],
    [{ kind: 'range', min: 1, step: 0 }, 'A step must be more than 0.'],
  ] as const)('[T213] [F18] as in %j are refused with the reason', (rule, reason) => {
    expect(firstFault(form, { ...fieldCalled('people'), rules: [rule] }, 'rules/0')).toBe(reason)
  })

  it('[T213] [F18] of a length below nought are refused', () => {
    const rules: readonly Rule[] = [{ kind: 'length', max: -1 }]
    expect(firstFault(form, { ...fieldCalled('notes'), rules }, 'rules/0')).toBe(
      'A length is a whole number, 0 or more.',
    )
  })

  it('[T213] that are emptied are gone', () => {
    const rule = { kind: 'range', min: 1, max: 12, step: 2 } as const
    expect([withBound(rule, 'max', undefined), withBound(rule, 'step', undefined), boundOf(rule, 'step')]).toEqual([
      { kind: 'range', min: 1, step: 2 },
      { kind: 'range', min: 1, max: 12 },
      '2',
    ])
  })

  it('[T214] [F16] a pattern that is none keeps the engine’s words', () => {
    const field: Field = { ...fieldCalled('full_name'), rules: [{ kind: 'pattern', pattern: '[a' }] }
    const changed = { ...form, pages: form.pages.map((page) => ({ ...page, fields: [field] })).slice(0, 1) }
    expect(
      fieldFaults(changed)
        .get(field.id)
        ?.map(({ path }) => path),
    ).toEqual(['rules/0/pattern'])
    expect(fieldFaults(changed).get(field.id)?.[0]?.message).toMatch(/regular expression/i)
  })
})

describe('conditions', () => {
  it.each(kinds.filter(holdsValue))('[T215] on a field of kind %s are sound, each that is offered', (kind) => {
    const source = newField(form, kind, brandFieldId('f9'))
    const dependents = operatorsFor(source).map((operator, index) => ({
      ...newField(form, 'text', brandFieldId(`g${index}`)),
      name: `g${index}`,
      visibleWhen: comparisonWith(source, operator),
    }))
    const [page] = withField(source).pages
    const first = page ? [{ ...page, fields: [...page.fields, ...dependents] }] : []
    expect(checkForm({ ...form, pages: [...first, ...form.pages.slice(1)] })).toEqual([])
  })

  it('[T215] never ask the field itself, nor a paragraph', () => {
    const people = fieldCalled('people')
    expect(conditionSources(form, people).map(({ name }) => name)).toEqual(['full_name', 'email', 'group', 'notes'])
  })

  it.each([
    [newComparison(fieldCalled('group')), '“Do you bring a group?” is Yes'],
    [comparisonWith(fieldCalled('people'), 'atLeast'), '“How many people?” is at least 1'],
    [comparisonWith(fieldCalled('notes'), 'filled'), '“Anything else?” is answered'],
    [{ field: brandFieldId('gone'), is: 'empty' }, 'a field that is gone is empty'],
    [{ all: [] }, 'nothing is asked for, which is always so'],
    [{ any: [] }, 'one of no conditions is true, which is never so'],
  ] as const)('[T216] %j reads as %j', (condition, words) => {
    expect(describeCondition(form, condition)).toBe(words)
  })
})

describe('kinds of files', () => {
  it.each([
    ['', [], ''],
    ['image/*', ['pictures'], ''],
    ['.pdf, image/*, .zip', ['pictures', 'pdf'], '.zip'],
    ['.doc,.docx,.odt,.rtf,.txt', ['documents'], ''],
    ['.doc, image/png', [], '.doc, image/png'],
  ])('[T1084] are read in words, and written back: %s', (accept, kinds, other) => {
    const read = readFileKinds(accept)
    expect(read).toEqual({ kinds, other })
    const written = writeFileKinds(read)
    expect(readFileKinds(written)).toEqual(read)
    expect(written.split(', ').toSorted()).toEqual(accept.split(/, ?/).toSorted())
  })
})

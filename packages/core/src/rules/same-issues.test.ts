import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf, valuesOf } from '../form-of.test.fixture.ts'
import { choiceOf } from '../model/choice-of.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { Issue } from '../model/issue.ts'
import { readOrdered } from '../model/ordered.ts'
import type { Rule } from '../model/rule.ts'
import type { Value, Values } from '../model/values.ts'
import { compileForm } from './compile.ts'
import { evaluate } from './evaluate.ts'
import { compilePatternMatcher } from './pattern-matcher.ts'

/** The findings of one rule in a value that is not empty, read as the specification has it: no sharing, no shortcut. */
function findings(rule: Rule, { kind, options }: Field, value: Value): readonly Partial<Issue>[] {
  const found = (isBroken: boolean, issue: Partial<Issue>): readonly Partial<Issue>[] => (isBroken ? [issue] : [])
  const text = String(value)
  const actual = readOrdered(kind, text)
  switch (rule.kind) {
    case 'type': {
      if (kind === 'email') return found(!/^[^@\s]+@[a-z]+(\.[a-z]+)*$/.test(text), { code: 'typeMismatch' })
      if (kind === 'url') return found(!/^[a-z]+:.+/.test(text), { code: 'typeMismatch' })
      return found(/number|date/.test(kind) && Number.isNaN(actual), { code: 'badInput' })
    }
    case 'length': {
      const { min = 0, max = Number.POSITIVE_INFINITY } = rule
      const length = typeof value === 'boolean' ? 0 : value.length
      const isText = typeof value === 'string'
      if (min > max || (kind === 'checkboxes' && min > (options?.length ?? 0))) return []
      return [
        ...found(length < min, { code: isText ? 'tooShort' : 'tooFew', limit: min, actual: length }),
        ...found(length > max, { code: isText ? 'tooLong' : 'tooMany', limit: max, actual: length }),
      ]
    }
    case 'range': {
      const { min, max, step } = rule
      const [least, most] = [min, max].map((bound) => (bound === undefined ? undefined : readOrdered(kind, bound)))
      if (Number.isNaN(least) || Number.isNaN(most) || (least ?? -Infinity) > (most ?? Infinity)) return []
      return [
        ...found(least !== undefined && actual < least, { code: 'rangeUnderflow', limit: min ?? '' }),
        ...found(most !== undefined && actual > most, { code: 'rangeOverflow', limit: max ?? '' }),
        ...(step === undefined
          ? []
          : found((actual - (least ?? 0)) % step !== 0 && !Number.isNaN(actual), {
              code: 'stepMismatch',
              limit: step,
            })),
      ]
    }
    case 'pattern':
      return found(!new RegExp(`^(?:${rule.pattern})$`, 'v').test(text), { code: 'patternMismatch' })
    case 'options':
      return found(
        [value].flat().some((one) => choiceOf(options, one) === undefined),
        { code: 'notAnOption' },
      )
    default:
      return []
  }
}

/** A value as HTML's sanitization leaves it. */
function sanitized({ kind, ...field }: Field, given: Value | undefined): Value {
  if (kind === 'checkboxes' || kind === 'file') return typeof given === 'object' ? given : []
  if (kind === 'consent') return given === true
  const preset = kind === 'hidden' && given === undefined ? field.default : given
  const lines = typeof preset === 'string' ? preset.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : ''
  return /number|date|email|url/.test(kind) ? lines.replace(/^[\t\n\f\r ]+/, '').replace(/[\t\n\f\r ]+$/, '') : lines
}

/** Every issue of a form, by a plain reading of each rule. */
function issuesByTheBook(form: Form, values: Values): readonly Issue[] {
  const fields = form.pages.flatMap((page) => page.fields)
  const see = (id: string) => {
    const field = fields.find((one) => one.id === id)
    return field && { ...field, value: sanitized(field, isVisible(field) ? values[field.id] : '') }
  }
  const isVisible = (field: Field): boolean => !field.visibleWhen || evaluate(field.visibleWhen, see)
  return fields.filter(isVisible).flatMap((field) => {
    if (/hidden|content/.test(field.kind)) return []
    if (/select|radio|checkboxes/.test(field.kind) && !field.options?.length) return []
    const value = sanitized(field, values[field.id])
    const isEmpty = value === '' || value === false || (typeof value === 'object' && value.length === 0)
    const missing = { field: field.id, code: 'valueMissing' as const }
    const issues = field.rules.flatMap((rule, index): Issue[] => {
      if (isEmpty) return rule.kind === 'required' ? [{ ...missing, rule: index }] : []
      return findings(rule, field, value).map((one) => ({ field: field.id, rule: index, code: 'badInput', ...one }))
    })
    const isAsked = isEmpty && issues.length === 0 && field.requiredWhen && evaluate(field.requiredWhen, see)
    return isAsked ? [{ ...missing, rule: -1 }] : issues
  })
}

const options = ['north', 'south', 'east'].map((value) => ({ value, label: value }))
const kinds = [
  'text',
  'textarea',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'select',
  'radio',
  'checkboxes',
  'consent',
  'hidden',
  'content',
]
const bound = (kind: string): fc.Arbitrary<number | string> =>
  kind === 'date' ? fc.constantFrom('2026-01-05', '2026-06-01', '2026-12-31') : fc.integer({ min: -3, max: 12 })
const rule = (kind: string): fc.Arbitrary<object> =>
  fc.oneof(
    fc.constant({ kind: 'required' }),
    fc.constant({ kind: 'type' }),
    fc.constant({ kind: 'options' }),
    fc.record({ kind: fc.constant('length'), min: fc.nat(6), max: fc.nat(9) }, { requiredKeys: ['kind'] }),
    fc.record(
      { kind: fc.constant('range'), min: bound(kind), max: bound(kind), step: fc.integer({ min: 1, max: 4 }) },
      { requiredKeys: ['kind'] },
    ),
    fc.constantFrom({ kind: 'pattern', pattern: '[a-z]+' }, { kind: 'pattern', pattern: '\\d{2,}|x' }),
  )
const comparison = fc.record({
  field: fc.constantFrom('f0', 'f1', 'f2'),
  is: fc.constantFrom('filled', 'empty', 'equal', 'notEqual', 'contains', 'greater', 'atMost'),
  to: fc.constantFrom('north', '7', 'yes'),
})
const condition = fc.oneof(
  comparison,
  fc.record({ not: comparison }),
  fc.record({ all: fc.array(comparison, { maxLength: 2 }) }),
)
/** One field; it depends on those before it alone, as `parseForm` asks for. */
const field = (index: number): fc.Arbitrary<object> =>
  fc.constantFrom(...kinds).chain((kind) =>
    fc.record(
      {
        kind: fc.constant(kind),
        rules: fc.array(rule(kind), { maxLength: 4 }),
        ...(/select|radio|checkboxes/.test(kind) ? { options: fc.constantFrom(options, []) } : {}),
        ...(index > 2 ? { visibleWhen: condition, requiredWhen: condition } : {}),
      },
      { requiredKeys: ['kind', 'rules'] },
    ),
  )
const answer = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'x',
    'north',
    'south: by tram',
    '7',
    ' 7\n',
    '99',
    '-1.5',
    '1e400',
    '2026-06-01',
    '2026-02-30 ',
  ),
  fc.constantFrom(
    'ada@example.org',
    '\tada@example.org',
    'nobody',
    'https://example.org/a',
    'one\r\ntwo\rthree',
    '\u00a07',
    '\u0001',
  ),
  fc.constantFrom<Value>(true, false, [], ['north'], ['north', 'west'], ['east', 'south', 'north']),
)
const drafts = fc.tuple(field(0), field(1), field(2), field(3), field(4))
const answers = fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4'), answer)

/** A draft as the studio holds it: a rule that contradicts itself is none. */
const isDraft = (value: unknown): value is Form => typeof value === 'object'

it('[C195] finds what each rule says by itself, on 4,000 random forms', () => {
  let found = 0
  fc.assert(
    fc.property(drafts, answers, (fields, given) => {
      const form: unknown = documentOf(fields)
      if (!isDraft(form)) throw new Error('No form.')
      const values = valuesOf(given)
      const issues = compileForm(form, { compilePatternMatcher }).validate(values)
      found += issues.length
      expect(issues).toEqual(issuesByTheBook(form, values))
    }),
    { numRuns: 4_000 },
  )
  expect(found).toBeGreaterThan(4_000)
})

import { describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { formOf, valuesOf } from './form-of.test.fixture.ts'
import { compileForm } from './rules/compile.ts'
import { compilePatternMatcher } from './rules/pattern-matcher.ts'

/** The flags of ValidityState that rules can set. */
const flags = [
  'badInput',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooLong',
  'tooShort',
  'typeMismatch',
  'valueMissing',
] as const

interface Case {
  readonly kind: string
  readonly rules: readonly object[]
  /** Keys pressed in the control, in Vitest's notation; nothing is ever assigned to its value. */
  readonly keys: string
  /** The control's first value, from its markup. */
  readonly start?: string
  /** The value that our field holds for these keys where the native control gives none. */
  readonly value?: string
}

const required = { kind: 'required' }
const type = { kind: 'type' }
const length = (min?: number, max?: number): object => ({ kind: 'length', ...(min && { min }), ...(max && { max }) })
const range = (bounds: object): object => ({ kind: 'range', ...bounds })
const pattern = (text: string): object => ({ kind: 'pattern', pattern: text })

const cases: readonly Case[] = [
  { kind: 'text', rules: [], keys: 'anything' },
  { kind: 'text', rules: [required], keys: 'a{Backspace}' },
  { kind: 'text', rules: [required], keys: '   ' },
  { kind: 'text', rules: [length(5)], keys: 'abcd' },
  { kind: 'text', rules: [length(5)], keys: 'abcde' },
  { kind: 'text', rules: [length(5)], keys: 'a{Backspace}' },
  { kind: 'text', rules: [length(0, 3)], keys: '{End}{Backspace}', start: 'abcdef' },
  { kind: 'text', rules: [length(0, 3)], keys: '{End}{Backspace}', start: 'abcd' },
  { kind: 'text', rules: [length(0, 3)], keys: '{End}{Backspace}', start: '😀😀a' },
  { kind: 'text', rules: [length(0, 4)], keys: '{End}{Backspace}', start: 'e\u0301e\u0301a' },
  { kind: 'text', rules: [length(6)], keys: '{End}{Backspace}', start: '👨‍👩‍👧a' },
  { kind: 'text', rules: [length(9)], keys: '{End}{Backspace}', start: '👨‍👩‍👧a' },
  { kind: 'text', rules: [pattern('[A-Z]{3}-\\d+')], keys: 'ABC-12' },
  { kind: 'text', rules: [pattern('[A-Z]{3}-\\d+')], keys: 'xABC-12' },
  { kind: 'text', rules: [pattern('a|b')], keys: 'ab' },
  { kind: 'text', rules: [pattern('[a-z]+(-[a-z]+)*')], keys: 'one-two-three' },
  { kind: 'text', rules: [pattern('[a-z]+(-[a-z]+)*')], keys: 'one--two' },
  { kind: 'text', rules: [pattern('(?=.*\\d)(?=.*[a-z]).{4,}')], keys: 'abcd' },
  { kind: 'text', rules: [pattern('[\\p{L}--[a-z]]+')], keys: 'abc' },
  { kind: 'text', rules: [pattern('[\\p{L}--[a-z]]+')], keys: 'ABC' },
  { kind: 'text', rules: [required, length(5), pattern('\\d+')], keys: 'abc' },
  { kind: 'text', rules: [pattern('\\d+')], keys: 'a{Backspace}' },
  { kind: 'textarea', rules: [required, length(5)], keys: 'a{Enter}b' },
  { kind: 'textarea', rules: [length(4)], keys: 'a{Enter}{Enter}b' },
  { kind: 'textarea', rules: [length(0, 4)], keys: '{Control>}{End}{/Control}{Backspace}', start: 'a\nb\ncd' },
  { kind: 'tel', rules: [pattern('\\+\\d+')], keys: '0123' },
  { kind: 'tel', rules: [required], keys: '+47 22' },
  { kind: 'email', rules: [required, type], keys: 'ada@example.org' },
  { kind: 'email', rules: [type], keys: ' ada@example.org ' },
  { kind: 'email', rules: [type], keys: 'ada' },
  { kind: 'email', rules: [type], keys: 'ada@' },
  { kind: 'email', rules: [type], keys: 'ada@localhost' },
  { kind: 'email', rules: [type], keys: 'ada@example..org' },
  { kind: 'email', rules: [type], keys: 'ada@-example.org' },
  { kind: 'email', rules: [type], keys: 'ada@example.org.' },
  { kind: 'email', rules: [type], keys: '"ada b"@example.org' },
  { kind: 'email', rules: [type], keys: 'ada(work)@example.org' },
  { kind: 'email', rules: [type], keys: 'ada@example.org, bob@example.org' },
  { kind: 'email', rules: [type], keys: '.ada..b.@example.org' },
  { kind: 'email', rules: [type], keys: "o'hara+tag@example.co.uk" },
  { kind: 'email', rules: [type], keys: `ada@${'a'.repeat(63)}.org` },
  { kind: 'email', rules: [type], keys: `ada@${'a'.repeat(64)}.org` },
  { kind: 'email', rules: [type], keys: 'ada@bücher.example' },
  { kind: 'email', rules: [type, length(30), pattern('.*@example\\.org')], keys: 'ada@' },
  { kind: 'email', rules: [type, required], keys: '  ' },
  { kind: 'email', rules: [required], keys: 'not an address' },
  { kind: 'url', rules: [type], keys: 'https://example.org/a?b#c' },
  { kind: 'url', rules: [type], keys: 'example.org' },
  { kind: 'url', rules: [type], keys: 'mailto:ada@example.org' },
  { kind: 'url', rules: [type], keys: 'http://' },
  { kind: 'url', rules: [type], keys: 'http://a b' },
  { kind: 'url', rules: [type], keys: '//example.org' },
  { kind: 'url', rules: [type], keys: ' https://example.org ' },
  { kind: 'number', rules: [type, range({ min: 1, max: 12 })], keys: '0' },
  { kind: 'number', rules: [type, range({ min: 1, max: 12 })], keys: '1' },
  { kind: 'number', rules: [type, range({ min: 1, max: 12 })], keys: '12.5' },
  { kind: 'number', rules: [type, range({ min: -1.5, max: 1e3 })], keys: '-2e0' },
  { kind: 'number', rules: [type, range({ step: 1 })], keys: '1.5' },
  { kind: 'number', rules: [type, range({ step: 0.1 })], keys: '0.3' },
  { kind: 'number', rules: [type, range({ step: 0.1 })], keys: '1000000.7' },
  { kind: 'number', rules: [type, range({ step: 0.1 })], keys: '0.35' },
  { kind: 'number', rules: [type, range({ min: 0.5, step: 1 })], keys: '2.5' },
  { kind: 'number', rules: [type, range({ min: 0.5, step: 1 })], keys: '2' },
  { kind: 'number', rules: [type, range({ min: 1, step: 3 })], keys: '7' },
  { kind: 'number', rules: [type, range({ min: 2, step: 3 })], keys: '1' },
  { kind: 'number', rules: [type, range({ step: 1 })], keys: '9007199254740993' },
  { kind: 'number', rules: [type, range({ step: 1 })], keys: '1e300' },
  { kind: 'number', rules: [type, range({ step: 1 })], keys: '-0' },
  { kind: 'number', rules: [required, type], keys: '1{Backspace}' },
  { kind: 'number', rules: [type], keys: '-', value: '-' },
  { kind: 'number', rules: [type], keys: '1e', value: '1e' },
  { kind: 'date', rules: [required, type], keys: '' },
  { kind: 'date', rules: [type], keys: '01', value: '01' },
  { kind: 'date', rules: [type, range({ min: '2027-01-01' })], keys: '12312026' },
  { kind: 'date', rules: [type, range({ max: '2027-01-01' })], keys: '01022027' },
  { kind: 'date', rules: [type, range({ min: '2027-01-01', step: 7 })], keys: '01082027' },
  { kind: 'date', rules: [type, range({ min: '2027-01-01', step: 7 })], keys: '01092027' },
  { kind: 'date', rules: [type, range({ step: 7 })], keys: '01082026' },
  { kind: 'date', rules: [type], keys: '010110000' },
  { kind: 'date', rules: [type, range({ min: '2027-01-01' })], keys: '010112026' },
  { kind: 'date', rules: [type], keys: '02292014', value: '2014-02-29' },
  { kind: 'date', rules: [type], keys: '02292016' },
  { kind: 'date', rules: [type], keys: '04312027', value: '2027-04-31' },
  { kind: 'select', rules: [required], keys: '' },
  { kind: 'select', rules: [required], keys: '{ArrowDown}' },
  { kind: 'radio', rules: [required], keys: '' },
  { kind: 'radio', rules: [required], keys: ' ' },
  { kind: 'consent', rules: [required], keys: '' },
  { kind: 'consent', rules: [required], keys: ' ' },
  { kind: 'consent', rules: [required], keys: '  ' },
]

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The native control for a field, with the native attribute of each rule. */
function nativeControl({ kind, rules, start }: Case): Control {
  const tag = kind === 'textarea' || kind === 'select' ? kind : 'input'
  // Without a `type` rule such a field is a text input with another keyboard.
  const isText = /email|url/.test(kind) && !rules.includes(type)
  const attributes = ['name=native', `type="${kind === 'consent' ? 'checkbox' : isText ? 'text' : kind}"`, 'step="any"']
  for (const rule of rules) {
    for (const [key, value] of Object.entries(rule)) {
      if (key !== 'kind') attributes.unshift(`${nativeName(rule, key)}="${value}"`)
      else if (value === 'required') attributes.unshift('required')
    }
  }
  const inner =
    kind === 'select' ? '<option value="">Choose<option value="a">A' : kind === 'textarea' ? (start ?? '') : ''
  const value = kind === 'radio' ? 'value="a"' : start === undefined || inner ? '' : `value="${start}"`
  document.body.innerHTML = `<form><${tag} ${attributes.join(' ')} ${value}>${inner}</${tag}></form>`
  const control = document.querySelector<Control>('[name=native]')
  if (!control) throw new Error('The control is missing.')
  return control
}

function nativeName(rule: object, key: string): string {
  return 'kind' in rule && rule.kind === 'length' ? `${key}length` : key
}

/**
 * Presses the keys. Plain text goes in at once, as from an input method, which the browser counts as the visitor's own edit too; not
 * into a date, whose parts take single keys, nor where a key presses.
 */
async function write({ kind, keys }: Case): Promise<void> {
  const [, plain = '', rest = ''] = /date|select|radio|consent/.test(kind)
    ? ['', '', keys]
    : (/^([^{]*)(.*)$/.exec(keys) ?? [])
  if (plain) await cdp().send('Input.insertText', { text: plain })
  if (rest) await userEvent.keyboard(rest)
}

/** Returns our field's value for a native control's. */
function heldBy(control: Control, { kind, value }: Case): string | boolean {
  const checked = control instanceof HTMLInputElement && control.checked
  if (kind === 'consent') return checked
  if (kind === 'radio') return checked ? 'a' : ''
  return value ?? control.value
}

const options = [{ value: 'a', label: 'A' }]

describe('the native kinds', () => {
  it('[C30] gives the codes that Chromium gives, which sets every flag', async () => {
    const ours: string[] = []
    const chromiums: string[] = []
    const seen = new Map<string, number>()
    for (const one of cases) {
      const control = nativeControl(one)
      control.focus()
      await write(one)
      const field = { kind: one.kind, rules: one.rules, ...(/select|radio/.test(one.kind) && { options }) }
      const issues = compileForm(formOf([field]), { compilePatternMatcher }).validate(
        valuesOf({ f0: heldBy(control, one) }),
      )
      const native = flags.filter((flag) => control.validity[flag])
      for (const flag of native) seen.set(flag, (seen.get(flag) ?? 0) + 1)
      const title = `${one.kind} ${JSON.stringify(one.rules)} ${JSON.stringify(one.start ?? '')} + ${one.keys}: `
      ours.push(title + [...new Set(issues.map(({ code }) => code))].sort())
      chromiums.push(title + native)
      document.body.innerHTML = ''
    }
    expect(ours).toEqual(chromiums)
    expect(Object.fromEntries(seen)).toEqual({
      badInput: 5,
      patternMismatch: 8,
      rangeOverflow: 2,
      rangeUnderflow: 4,
      stepMismatch: 5,
      tooLong: 3,
      tooShort: 5,
      typeMismatch: 13,
      valueMissing: 8,
    })
  })
})

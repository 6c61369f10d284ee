import type { FieldKind, Rule } from '@letterslot/core'
import type { Diagnostics } from '../text/diagnostics.ts'
import { type Control, tagOf } from './controls.ts'
import { tidy } from './words.ts'

/** The kind that a control becomes, and its rules. */
export interface KindReading {
  readonly kind: FieldKind
  readonly rules: readonly Rule[]
}

const kindOfType: Readonly<Record<string, FieldKind>> = {
  text: 'text',
  search: 'text',
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  range: 'number',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime',
  textarea: 'textarea',
  file: 'file',
}

/** Controls that there is no field for: a text whose pattern is the control's own form of a value. */
const asText: Readonly<Record<string, string>> = {
  month: '\\d{4}-(0[1-9]|1[0-2])',
  week: '\\d{4}-W(0[1-9]|[1-4]\\d|5[0-3])',
  color: '#[0-9a-fA-F]{6}',
}

/** A whole number of HTML, 0 or more. */
function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^\s*\d+/.test(text) ? Number.parseInt(text, 10) : undefined
}

/** HTML's valid floating-point number. */
function floatingNumber(text: string | null): number | undefined {
  return text !== null && /^-?(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : undefined
}

function lengthRule({ element }: Control): readonly Rule[] {
  const min = parseWholeNumber(element.getAttribute('minlength'))
  const max = parseWholeNumber(element.getAttribute('maxlength'))
  if (min === undefined && max === undefined) return []
  return [{ kind: 'length', ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]
}

function patternRule({ element }: Control): readonly Rule[] {
  const pattern = element.getAttribute('pattern')
  const message = tidy(element.getAttribute('title') ?? '')
  return pattern ? [{ kind: 'pattern', pattern, ...(message === '' ? {} : { message }) }] : []
}

/** A number steps by 1 unless it says otherwise; a range of no bounds goes from 0 to 100. Source: HTML. */
function numberRule({ element, type }: Control): Rule {
  const [least, most] = type === 'range' ? [0, 100] : [undefined, undefined]
  const min = floatingNumber(element.getAttribute('min')) ?? least
  const max = floatingNumber(element.getAttribute('max')) ?? most
  const isAny = element.getAttribute('step')?.trim().toLowerCase() === 'any'
  const given = floatingNumber(element.getAttribute('step'))
  const step = isAny ? undefined : given !== undefined && given > 0 ? given : 1
  return {
    kind: 'range',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(step === undefined ? {} : { step }),
  }
}

function dateRule({ element }: Control): readonly Rule[] {
  const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
  const [min, max] = [element.getAttribute('min'), element.getAttribute('max')]
  const step = floatingNumber(element.getAttribute('step'))
  const rule: Rule = {
    kind: 'range',
    ...(isDate(min) ? { min } : {}),
    ...(isDate(max) ? { max } : {}),
    ...(step !== undefined && step > 1 ? { step } : {}),
  }
  return Object.keys(rule).length > 1 ? [rule] : []
}

function rulesOf(kind: FieldKind, control: Control): readonly Rule[] {
  switch (kind) {
    case 'text':
    case 'tel':
      return [...lengthRule(control), ...patternRule(control)]
    case 'email':
    case 'url':
      return [{ kind: 'type' }, ...lengthRule(control), ...patternRule(control)]
    case 'textarea':
      return lengthRule(control)
    case 'number': {
      const range = numberRule(control)
      return Object.keys(range).length > 1 ? [{ kind: 'type' }, range] : [{ kind: 'type' }]
    }
    case 'date':
      return [{ kind: 'type' }, ...dateRule(control)]
    case 'time':
    case 'datetime':
      return [{ kind: 'type' }]
    case 'file': {
      const accept = control.element.getAttribute('accept')?.trim()
      const isOne = !control.element.hasAttribute('multiple')
      return [
        ...(isOne ? [{ kind: 'length', max: 1 } as const] : []),
        ...(accept ? [{ kind: 'file', accept } as const] : []),
      ]
    }
    default:
      return []
  }
}

/** Reads a single control as a kind of field, with every constraint it has; undefined for one that no form may ask by. */
export function readKind(control: Control, diagnostics: Diagnostics): KindReading | undefined {
  const { element, type, line } = control
  const required: readonly Rule[] = element.hasAttribute('required') ? [{ kind: 'required' }] : []
  const tag = tagOf(element)
  if (type === 'password') {
    diagnostics.reportUnread('password', tag, { line })
    return undefined
  }
  const pattern = asText[type]
  if (pattern !== undefined) {
    diagnostics.reportNotice('kind-changed', tag, { line, detail: type })
    return { kind: 'text', rules: [...required, { kind: 'pattern', pattern }] }
  }
  const kind = kindOfType[type]
  if (!kind) {
    diagnostics.reportUnread('control', tag, { line })
    return undefined
  }
  if (type === 'range') diagnostics.reportNotice('kind-changed', tag, { line, detail: type })
  if (type === 'email' && element.hasAttribute('multiple')) diagnostics.reportNotice('several-values', tag, { line })
  return { kind, rules: [...required, ...rulesOf(kind, control)] }
}

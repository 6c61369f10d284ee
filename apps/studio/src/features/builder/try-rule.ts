import {
  compileForm,
  type DaysRule,
  type Field,
  type FieldKind,
  type FileValue,
  type Form,
  formatIssue,
  type IssueMessages,
  type RangeRule,
  type Rule,
  type Value,
} from '@letterslot/core'

import { currencyDecimals, readAmount } from '@letterslot/core/currency'
import { choosesSeveral, isNumeric } from '@letterslot/core/document'
import { offeredValues } from '@letterslot/core/matrix'
import { issues } from '@letterslot/core/messages/en'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { callingCode, readPhone } from '@letterslot/core/phone'
import { compileRareRule, dayText, weekdays } from '@letterslot/core/rare-rules'
import { readFileSize } from '../../domain/document/file-size.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { rulesText } from '../../domain/texts/inspector.ts'

/** `photo.jpg 7 MB`: a file of that name and size; without a size it has none worth mentioning. */
function fileFromText(text: string): readonly FileValue[] {
  const typed = text.trim()
  // A size is short: what stands far before the end is a name.
  const [size = ''] = /\d+(?:\.\d+)?\s*(?:b|kb|mb)$/i.exec(typed.slice(-40)) ?? []
  const name = typed.slice(0, typed.length - size.length).trimEnd()
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? []
  const type = typesByEnding[ending.toLowerCase()] ?? ''
  return name === '' && size === '' ? [] : [{ name, type, size: readFileSize(size) ?? 1 }]
}

/** Media types of the commonest file name endings, as browsers report them. */
const typesByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

/**
 * Makes a value of a typed text: checkboxes take a number of chosen options, consent any text for yes, files their
 * names.
 */
export function valueFromText(field: Field, text: string): Value {
  if (choosesSeveral(field)) return offeredValues(field).slice(0, Math.max(0, Number.parseInt(text, 10) || 0))
  switch (field.kind) {
    case 'ranking':
      return text === '' ? [] : (field.options ?? []).map(({ value }) => value)
    case 'file':
      return text.split(',').flatMap(fileFromText)
    case 'currency':
      return readAmount(text, currencyDecimals(field.currency)) ?? text
    case 'phone':
      return readPhone(text, callingCode(field.country ?? '')) ?? text
    case 'consent':
      return text !== ''
    case 'dateRange': {
      const [from, to = from] = text.split('/')
      return text === '' ? [] : [from, to].map(String)
    }
    default:
      return text
  }
}

/**
 * The message under the field when this value breaks this rule; undefined when it holds. Conditions are left aside: the
 * rule is tried, not the form.
 * @param messages - of the form's language. Default: English.
 */
export function tryRule(
  form: Form,
  field: Field,
  ruleIndex: number,
  text: string,
  messages: IssueMessages = issues,
): string | undefined {
  const { visibleWhen: _visible, requiredWhen: _required, ...shown } = field
  // What only advises is tried as what it asks.
  const bare = { ...shown, rules: shown.rules.map((rule) => withSeverity(rule, false)) }
  const others = otherFields(form, field.rules[ruleIndex])
  const sampleForm: Form = {
    ...form,
    pages: form.pages.map((page, index) => ({ ...page, fields: index === 0 ? [bare, ...others] : [] })),
  }
  // Of one of several answers all are missing, or nothing would be broken.
  const isOneOf = field.rules[ruleIndex]?.kind === 'atLeastOne'
  const samples = Object.fromEntries(others.map((other) => [other.id, isOneOf ? '' : sampleAnswer(other)]))
  const issue = compileForm(sampleForm, { compilePatternMatcher, compileRareRule })
    .validateField(field.id, { ...samples, [field.id]: valueFromText(field, text) })
    .find(({ rule }) => rule === ruleIndex)
  return issue && formatIssue(issue, { form: sampleForm, messages })
}

/** The fields that a rule names, without what hides them. */
function otherFields(form: Form, rule: Rule | undefined): readonly Field[] {
  const named =
    rule?.kind === 'compare' ? [rule.to] : rule?.kind === 'sum' || rule?.kind === 'atLeastOne' ? rule.with : []
  const ids = new Set(named.map(({ field }) => field))
  return allFields(form).flatMap(({ visibleWhen: _visible, requiredWhen: _required, ...bare }) =>
    ids.has(bare.id) ? bare : [],
  )
}

/** Tells if a rule can be tried by one answer alone: it names no other field. */
export function triesAlone({ kind }: Pick<Rule, 'kind'>): boolean {
  return kind !== 'compare' && kind !== 'sum' && kind !== 'atLeastOne'
}

function sampleAnswer({ kind, options }: Field): string {
  return isNumeric(kind) ? '0' : (comparedMoments[kind] ?? options?.[0]?.value ?? 'x')
}

const comparedMoments: Readonly<Partial<Record<FieldKind, string>>> = {
  date: '2027-06-15',
  time: '12:00',
  datetime: '2027-06-15T12:00',
}

/** A value that breaks a rule, where one can be named. */
function breakingValue(form: Form, field: Field, rule: Rule): string {
  switch (rule.kind) {
    case 'required':
      return ''
    case 'type':
      return 'x'
    case 'length':
      if (field.kind === 'file') return Array.from({ length: rule.min ? 1 : (rule.max ?? 0) + 1 }, () => 'a.txt').join()
      if (choosesSeveral(field)) return rule.min ? '1' : String((rule.max ?? 0) + 1)
      return rule.max === undefined ? 'x' : 'x'.repeat(rule.max + 1)
    case 'range':
      return breakingBound(field, rule)
    case 'days':
      return breakingDay(rule)
    case 'decimals':
      return `0.${'1'.repeat(rule.max + 1)}`
    case 'words':
      return rule.max === undefined ? 'x' : 'x '.repeat(rule.max + 1)
    case 'compare':
      if (rule.is === 'notEqual') return otherFields(form, rule).map(sampleAnswer)[0] ?? ''
      if (field.kind === 'date') return rule.is === 'atMost' ? '9999-12-31' : '1970-01-01'
      if (field.kind === 'time') return rule.is === 'atMost' ? '23:59' : '00:00'
      if (field.kind === 'datetime') return rule.is === 'atMost' ? '9999-12-31T23:59' : '0001-01-01T00:00'
      return isNumeric(field.kind) ? (rule.is === 'atMost' ? '1e12' : '-1e12') : '\u0000'
    case 'sum':
      return String(rule.max === undefined ? (rule.min ?? 0) - 1 : rule.max + 1)
    case 'atLeastOne':
      return ''
    case 'noLink':
      return 'https://example.org'
    case 'domains':
      return 'ada@nowhere.invalid'
    case 'file':
      return rule.maxBytes === undefined ? '\u0000' : `photo.jpg ${rule.maxBytes * 2} B`
    default:
      return '\u0000'
  }
}

/** A value beyond a bound; of a time of day whose bounds are the day's own, none. */
function breakingBound({ kind }: Field, { min, max }: RangeRule): string {
  if (typeof max === 'number') return String(max + 1)
  if (kind === 'time') return min === undefined ? '23:59' : '00:00'
  if (kind === 'dateRange') return min === undefined ? '9999-12-31' : '0001-01-01'
  return kind === 'datetime' ? (min === undefined ? '9999-12-31T23:59' : '0001-01-01T00:00') : '-1e9'
}

/** A day that the rule does not offer: an excluded date, the Sunday or other weekday of some week, or one too early or late. */
function breakingDay({ from, to, not = [] }: DaysRule): string {
  if (from !== undefined) return '1970-01-01'
  if (to !== undefined) return '9999-12-31'
  const [first = ''] = not
  const names: readonly string[] = weekdays
  const weekday = names.indexOf(first)
  // 1970-01-04 was a Sunday.
  return weekday < 0 ? first : dayText(3 + weekday)
}

/** The default message of a rule; a general one if no example breaks it. */
export function defaultMessage(form: Form, field: Field, index: number, messages?: IssueMessages): string {
  const rule = field.rules[index]
  if (!rule) return ''
  const bare = { ...field, rules: field.rules.map((other, at) => (at === index ? withMessage(other, '') : other)) }
  return tryRule(form, bare, index, breakingValue(form, field, rule), messages) ?? rulesText.usual
}

/** The rule with its maker's own words; empty ones leave the usual message. */
export function withMessage(rule: Rule, message: string): Rule {
  if (message !== '') return { ...rule, message }
  const { message: _before, ...bare } = rule
  return bare
}

/** The rule as one that only advises, or as one that must hold. */
export function withSeverity(rule: Rule, isAdvice: boolean): Rule {
  const { severity: _before, ...bare } = rule
  return isAdvice ? { ...bare, severity: 'warning' } : bare
}

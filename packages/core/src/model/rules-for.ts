import type { Field } from './field.ts'
import type { FieldKind } from './field-kind.ts'
import type { RuleKind } from './rule.ts'

const rules: Readonly<Record<FieldKind, readonly RuleKind[]>> = {
  text: ['required', 'length', 'pattern', 'letters', 'words', 'noLink', 'list', 'compare'],
  textarea: ['required', 'length', 'words', 'noLink'],
  email: ['required', 'type', 'length', 'pattern', 'domains', 'list', 'compare'],
  tel: ['required', 'length', 'pattern', 'list', 'compare'],
  phone: ['required', 'type', 'compare'],
  url: ['required', 'type', 'length', 'pattern', 'compare'],
  number: ['required', 'type', 'range', 'decimals', 'compare', 'sum'],
  currency: ['required', 'type', 'range', 'compare', 'sum'],
  date: ['required', 'type', 'range', 'days', 'compare'],
  dateRange: ['required', 'type', 'range', 'days'],
  time: ['required', 'type', 'range', 'compare'],
  datetime: ['required', 'type', 'range', 'days', 'compare'],
  name: ['required'],
  address: ['required'],
  country: ['required', 'type', 'compare'],
  select: ['required', 'options', 'compare'],
  radio: ['required', 'options', 'compare'],
  checkboxes: ['required', 'length', 'options'],
  yesNo: ['required', 'options', 'compare'],
  rating: ['required', 'range', 'compare', 'sum'],
  scale: ['required', 'range', 'compare', 'sum'],
  slider: ['required', 'range', 'decimals', 'compare', 'sum'],
  combobox: ['required', 'length', 'options', 'compare'],
  pictures: ['required', 'length', 'options', 'compare'],
  ranking: ['required'],
  matrix: ['required'],
  consent: ['required'],
  file: ['required', 'length', 'file'],
  calculated: ['range'],
  signature: ['required'],
  rows: ['required'],
  custom: ['required', 'length', 'pattern', 'list', 'compare'],
  hidden: [],
  section: [],
  content: [],
  image: [],
}

/**
 * The rules that make sense for a kind of field: those that HTML has for the control, and ours for choices. Of several answers one may be
 * asked for of every kind that may be required, but a consent.
 */
export function rulesFor(kind: FieldKind): readonly RuleKind[] {
  const own = rules[kind]
  return own.includes('required') && kind !== 'consent' ? [...own, 'atLeastOne'] : own
}

/** True for kinds of fields whose answers are numbers, which have an order and can be added. */
export function isNumeric(kind: FieldKind): boolean {
  return /^(number|currency|calculated|rating|scale|slider)$/.test(kind)
}

/** True for kinds of fields that offer options to choose from. */
export function hasOptions(kind: FieldKind): boolean {
  return /^(select|radio|checkboxes|yesNo|combobox|pictures|ranking|matrix)$/.test(kind)
}

/** True for a field whose visitor chooses several of what it offers, in no order: of a matrix an option a row. */
export function choosesSeveral({ kind, multiple = false }: Pick<Field, 'kind' | 'multiple'>): boolean {
  return kind === 'checkboxes' || kind === 'matrix' || (multiple && takesSeveral(kind))
}

/** True for a field whose visitor chooses one of its options. */
export function choosesOne({ kind, multiple = false }: Pick<Field, 'kind' | 'multiple'>): boolean {
  return /^(select|radio|yesNo)$/.test(kind) || (!multiple && kind !== 'matrix' && takesSeveral(kind))
}

/** True for a choice that takes nothing but its options; a combobox without the rule takes other words too. */
export function isClosedChoice({ kind, rules }: Pick<Field, 'kind' | 'rules'>): boolean {
  return hasOptions(kind) && (kind !== 'combobox' || rules.some((rule) => rule.kind === 'options'))
}

/** True for kinds of fields of which one or several options can be chosen, in a row of a matrix, as `multiple` says. */
export function takesSeveral(kind: FieldKind): boolean {
  return kind === 'combobox' || kind === 'pictures' || kind === 'matrix'
}

/** Rules that the control itself keeps, or that ask for an answer: none of them can only advise. */
const neverAdvice: ReadonlySet<RuleKind> = new Set<RuleKind>(['required', 'atLeastOne', 'type', 'options', 'file'])

/** True for a rule that may only advise, beside a field of that kind: what its control keeps, nothing advises. */
export function mayAdvise(rule: RuleKind, field: FieldKind): boolean {
  return !neverAdvice.has(rule) && !/^(file|calculated|rating|scale|slider)$/.test(field)
}

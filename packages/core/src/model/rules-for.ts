import type { FieldKind } from './field-kind.ts'
import type { RuleKind } from './rule.ts'

const rules: Readonly<Record<FieldKind, readonly RuleKind[]>> = {
  text: ['required', 'length', 'pattern', 'letters', 'words', 'noLink', 'list', 'compare'],
  textarea: ['required', 'length', 'words', 'noLink'],
  email: ['required', 'type', 'length', 'pattern', 'domains', 'list', 'compare'],
  tel: ['required', 'length', 'pattern', 'list', 'compare'],
  url: ['required', 'type', 'length', 'pattern', 'compare'],
  number: ['required', 'type', 'range', 'decimals', 'compare', 'sum'],
  currency: ['required', 'type', 'range', 'compare', 'sum'],
  date: ['required', 'type', 'range', 'days', 'compare'],
  time: ['required', 'type', 'range'],
  datetime: ['required', 'type', 'range'],
  country: ['required', 'type', 'compare'],
  select: ['required', 'options', 'compare'],
  radio: ['required', 'options', 'compare'],
  checkboxes: ['required', 'length', 'options'],
  yesNo: ['required', 'options', 'compare'],
  rating: ['required', 'range', 'compare', 'sum'],
  scale: ['required', 'range', 'compare', 'sum'],
  slider: ['required', 'range', 'decimals', 'compare', 'sum'],
  consent: ['required'],
  file: ['required', 'length', 'file'],
  calculated: ['range'],
  signature: ['required'],
  hidden: [],
  content: [],
}

/** The rules that make sense for a kind of field: those that HTML has for the control, and ours for choices. */
export function rulesFor(kind: FieldKind): readonly RuleKind[] {
  return rules[kind]
}

/** True for kinds of fields whose answers are numbers, which have an order and can be added. */
export function isNumeric(kind: FieldKind): boolean {
  return /^(number|currency|calculated|rating|scale|slider)$/.test(kind)
}

/** True for kinds of fields that offer options to choose from. */
export function hasOptions(kind: FieldKind): boolean {
  return /^(select|radio|checkboxes|yesNo)$/.test(kind)
}

import type { Field, Option, Rule } from '@letterslot/core'
import type { Diagnostics } from '../text/diagnostics.ts'
import { type Control, tagOf } from './controls.ts'
import { choiceLabel, type LabelsFor, nameLabel } from './labels.ts'
import { aroundInForm, tidy } from './words.ts'

/** The field of a list or a group of choices. */
export type ChoiceReading = Pick<Field, 'kind' | 'rules'> & Partial<Pick<Field, 'options' | 'default' | 'placeholder'>>

const required: readonly Rule[] = [{ kind: 'required' }]

/** Values of a checkbox that stands alone and means only “ticked”, which is a consent. */
const ticked = /^(?:|on|yes|true|1|ja|oui|si|agree|agreed|accept|accepted|checked)$/i

function withoutRepeats(options: readonly Option[], control: Control, diagnostics: Diagnostics): readonly Option[] {
  const taken = new Set<string>()
  return options.filter(({ value, label }) => {
    if (!taken.has(value)) return taken.add(value)
    diagnostics.reportNotice('option-left-out', label, { line: control.line, detail: value })
    return false
  })
}

/** A select: its options in order, those of a group with the group's name before them; an empty one is its placeholder. */
export function readSelect(control: Control, diagnostics: Diagnostics): ChoiceReading | undefined {
  const { element, line } = control
  let placeholder = ''
  let hasUnread = false
  const defaults: string[] = []
  const options: Option[] = []
  for (const option of element.querySelectorAll('option')) {
    const words = tidy(option.getAttribute('label') ?? option.textContent)
    const isBound = [...option.attributes].some(({ name }) => /^(?:v-bind)?:value$/.test(name))
    const value = option.hasAttribute('value') ? (option.getAttribute('value') ?? '') : words
    if (isBound || aroundInForm(option, '[v-for]') || (words === '' && value === '' && option.attributes.length > 0)) {
      if (!hasUnread) diagnostics.reportUnread('list', tagOf(element), { line })
      hasUnread = true
      continue
    }
    if (value === '') {
      placeholder ||= words
      continue
    }
    if (option.hasAttribute('disabled') || option.parentElement?.hasAttribute('disabled')) {
      if (option.hasAttribute('selected')) placeholder ||= words
      else diagnostics.reportNotice('option-left-out', words, { line, detail: value })
      continue
    }
    const group =
      option.parentElement?.localName === 'optgroup' ? tidy(option.parentElement.getAttribute('label') ?? '') : ''
    const label = words === '' ? value : words
    options.push({ value, label: group === '' ? label : `${group}: ${label}` })
    if (option.hasAttribute('selected') || element.getAttribute('data-chosen') === value) defaults.push(value)
  }
  const all = withoutRepeats(options, control, diagnostics)
  if (all.length === 0) {
    if (!hasUnread) diagnostics.reportUnread('list', tagOf(element), { line })
    return undefined
  }
  const rules: readonly Rule[] = element.hasAttribute('required') ? required : []
  if (element.hasAttribute('multiple')) {
    return { kind: 'checkboxes', options: all, rules, ...(defaults.length > 0 ? { default: defaults } : {}) }
  }
  const [chosen] = defaults
  return {
    kind: 'select',
    options: all,
    rules,
    ...(placeholder === '' ? {} : { placeholder }),
    ...(chosen === undefined ? {} : { default: chosen }),
  }
}

/** Radio buttons or checkboxes of one name. */
export function readChoiceGroup(
  kind: 'radio' | 'checkboxes',
  controls: readonly Control[],
  labels: LabelsFor,
  diagnostics: Diagnostics,
): ChoiceReading | undefined {
  const [first] = controls
  const options = controls.flatMap((control): Option[] => {
    const { element, line } = control
    const given = element.getAttribute('value') ?? ''
    const label = choiceLabel(control, labels)
    if (given === '' && label === '') {
      diagnostics.reportUnread('list', tagOf(element), { line })
      return []
    }
    return [{ value: given === '' ? label : given, label: label === '' ? nameLabel(given).text : label }]
  })
  if (!first || options.length === 0) return undefined
  const all = withoutRepeats(options, first, diagnostics)
  const chosen = controls.flatMap(({ element }, index) =>
    element.hasAttribute('checked') ? (options[index]?.value ?? []) : [],
  )
  const rules = controls.some(({ element }) => element.hasAttribute('required')) ? required : []
  if (kind === 'checkboxes') return { kind, options: all, rules, ...(chosen.length > 0 ? { default: chosen } : {}) }
  const last = chosen.at(-1)
  return { kind, options: all, rules, ...(last === undefined ? {} : { default: last }) }
}

/** One checkbox alone: a consent, which is sent as `yes`. */
export function readConsent({ element, line }: Control, diagnostics: Diagnostics): ChoiceReading {
  const value = element.getAttribute('value') ?? ''
  if (!ticked.test(value)) diagnostics.reportNotice('checkbox-value', tagOf(element), { line, detail: value })
  return {
    kind: 'consent',
    rules: element.hasAttribute('required') ? required : [],
    ...(element.hasAttribute('checked') ? { default: true } : {}),
  }
}

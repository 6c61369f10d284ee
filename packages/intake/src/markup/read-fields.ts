import type { Field } from '@letterslot/core'
import { brandFieldId } from '@letterslot/core'
import type { Diagnostics } from '../text/diagnostics.ts'
import { repairName } from '../text/field-name.ts'
import { type ChoiceReading, readChoiceGroup, readConsent, readSelect } from './choices.ts'
import { type Control, isDisabled, isHidden, isHoneypot, isServerToken, tagOf } from './controls.ts'
import { readKind } from './kinds.ts'
import { controlLabel, groupLabel, type Label, type LabelsFor, nameLabel } from './labels.ts'
import type { ServiceReading } from './services.ts'
import { aroundInForm, atTimes, elementText, referred, tidy } from './words.ts'

/** A field, and by what code speaks of the control that it was. */
export interface FieldReading {
  readonly field: Field
  /** The control's own name; empty where it had none. */
  readonly name: string
  readonly ids: readonly string[]
  readonly refs: readonly string[]
  readonly models: readonly string[]
  readonly elements: readonly Element[]
  readonly line: number | undefined
  /** A paragraph that is its label. */
  readonly prose?: Element | undefined
}

/** Arguments of reading fields. */
export interface FieldReaderDeps {
  readonly labels: LabelsFor
  readonly service: ServiceReading
  readonly diagnostics: Diagnostics
  /** True if the page sends a control without a name, by its id say. */
  readonly needsNames: boolean
}

/** Attributes that a template works out while the page runs, and that rules and names would come from. */
const boundAttribute =
  /^(?:v-bind)?:(?:required|min|max|step|minlength|maxlength|pattern|accept|multiple|type|name|placeholder)$/

/** Elements beside a control that are looked at for words about it. */
const maxSiblings = 20

function helpOf({ element }: Control): string {
  const described = referred(element, 'aria-describedby').filter((one) => !/error|invalid|feedback/.test(one.className))
  const hint = element.nextElementSibling?.matches('.form-text,.help-text,.help-block,.hint,.helper-text,small')
    ? [element.nextElementSibling]
    : []
  return (described.length > 0 ? described : hint).map((one) => elementText(one)).join(' ')
}

/** Bootstrap's feedback under a control: the maker's own words for any fault of it. */
function feedbackOf({ element }: Control): string {
  const [feedback, ...others] = [...(element.parentElement?.children ?? [])]
    .slice(0, maxSiblings)
    .filter((sibling) => sibling.matches('.invalid-feedback'))
  return feedback && others.length === 0 ? elementText(feedback) : ''
}

function suggestionsOf({ element }: Control): readonly string[] {
  const [list] = referred(element, 'list')
  return [...(list?.querySelectorAll('option') ?? [])].flatMap((option) => {
    const text = tidy(option.getAttribute('value') ?? option.textContent)
    return text === '' ? [] : [text]
  })
}

/** The first text of a control: HTML's value, or what a text area holds. */
function startOf({ element, type }: Control): string {
  const text = type === 'textarea' ? element.textContent : (element.getAttribute('value') ?? '')
  return /\{\{|^\{/.test(text) || type === 'file' ? '' : text
}

/** Reads the controls of one form. */
interface FieldReader {
  /** The field of a control that stands alone; undefined where there is none, which is told. */
  readonly single: (control: Control) => FieldReading | undefined
  /** The field of the controls that share a name. */
  readonly group: (controls: readonly Control[]) => FieldReading | undefined
  /** True for a control that no person answers, which is told. */
  readonly isLeftOut: (control: Control) => boolean
}

/** Makes the fields of one form's controls, which come in document order. */
export function createFieldReader({ labels, service, diagnostics, needsNames }: FieldReaderDeps): FieldReader {
  const taken = new Set<string>()
  let count = 0

  const name = (controls: readonly Control[], label: Label): string => {
    const [first] = controls
    const own = (first && service.renamed.get(first)) ?? first?.name ?? ''
    const line = first?.line
    if (own === '' && first && needsNames) diagnostics.reportNotice('name-missing', tagOf(first.element), { line })
    const wanted = own || first?.id || first?.models[0]?.split('.').at(-1) || label.text.toLowerCase()
    const isRepeat = taken.has(wanted)
    const repaired = repairName(wanted, taken)
    if (isRepeat) diagnostics.reportNotice('name-repeated', wanted, { line, detail: repaired })
    else if (own !== '' && repaired !== (first?.name ?? '')) {
      diagnostics.reportNotice('name-changed', first?.name ?? '', { line, detail: repaired })
    }
    return repaired
  }

  const tell = (controls: readonly Control[], label: Label, isRequired: boolean): void => {
    const [first] = controls
    if (!first) return
    const facts = { line: first.line, detail: label.text }
    if (label.from === 'nearby' || label.from === 'title')
      diagnostics.reportNotice('label-nearby', tagOf(first.element), facts)
    if (label.from === 'placeholder') diagnostics.reportNotice('label-from-placeholder', tagOf(first.element), facts)
    if (label.from === 'name') diagnostics.reportNotice('label-from-name', tagOf(first.element), facts)
    if (label.hasStar && !isRequired) diagnostics.reportNotice('label-star', label.text, { line: first.line })
    if (aroundInForm(first.element, atTimes)) {
      diagnostics.reportNotice('conditional', tagOf(first.element), { line: first.line })
    } else if (controls.every(isHidden))
      diagnostics.reportNotice('hidden-at-first', tagOf(first.element), { line: first.line })
  }

  const make = (
    controls: readonly Control[],
    label: Label,
    parts: Omit<Field, 'id' | 'name' | 'label'>,
  ): FieldReading => {
    const [first] = controls
    count += 1
    return {
      field: {
        id: brandFieldId(`f${count}`),
        kind: parts.kind,
        name: name(controls, label),
        label: label.text,
        ...withoutKind(parts),
      },
      name: first?.name ?? '',
      ids: controls.flatMap(({ id }) => (id === '' ? [] : [id])),
      refs: controls.flatMap(({ ref }) => (ref === '' ? [] : [ref])),
      models: [...new Set(controls.flatMap(({ models }) => models))],
      elements: controls.map(({ element }) => element),
      line: first?.line,
      ...(label.prose ? { prose: label.prose } : {}),
    }
  }

  const single = (control: Control): FieldReading | undefined => {
    const { element, type, line } = control
    if (aroundInForm(element, '[v-for]')) {
      diagnostics.reportUnread('list', tagOf(element), { line })
      return undefined
    }
    if (type === 'hidden') return fixed(control)
    for (const { name, value } of element.attributes) {
      if (boundAttribute.test(name)) diagnostics.reportUnread('dynamic-attribute', `${name}="${value}"`, { line })
    }
    const choice: ChoiceReading | undefined =
      type === 'select'
        ? readSelect(control, diagnostics)
        : type === 'checkbox'
          ? readConsent(control, diagnostics)
          : undefined
    const read = choice ?? (type === 'select' ? undefined : readKind(control, diagnostics))
    if (!read) return undefined
    const start = startOf(control)
    if (element.hasAttribute('readonly') && !choice && start !== '') {
      diagnostics.reportNotice('read-only', tagOf(element), { line })
      return fixed(control)
    }
    const label = controlLabel(control, labels)
    tell(
      [control],
      label,
      read.rules.some(({ kind }) => kind === 'required'),
    )
    const suggestions = suggestionsOf(control)
    if (suggestions.length > 0)
      diagnostics.reportNotice('suggestions', tagOf(element), { line, detail: suggestions.join(', ') })
    const help = helpOf(control) || (suggestions.length > 0 ? suggestions.join(', ') : '')
    const placeholder = type === 'select' ? '' : tidy(element.getAttribute('placeholder') ?? '')
    const autocomplete = tidy(element.getAttribute('autocomplete') ?? '')
    const feedback = feedbackOf(control)
    return make([control], label, {
      ...read,
      ...(help === '' ? {} : { help }),
      ...(placeholder === '' || placeholder === label.text ? {} : { placeholder }),
      ...(autocomplete === '' || /^(?:on|off|nope|new-password|false)$/.test(autocomplete) ? {} : { autocomplete }),
      ...(start === '' || choice ? {} : { default: start }),
      rules: read.rules.map((rule) => {
        const message = rule.message || element.getAttribute(`data-message-${rule.kind}`) || feedback
        return message === '' ? rule : { ...rule, message }
      }),
    })
  }

  /** A text that is sent as it stands. */
  const fixed = (control: Control): FieldReading => {
    const start = startOf(control)
    if (start === '') diagnostics.reportUnread('hidden-by-script', tagOf(control.element), { line: control.line })
    const label = nameLabel(control.name || control.id)
    return make([control], label, { kind: 'hidden', ...(start === '' ? {} : { default: start }), rules: [] })
  }

  const group = (controls: readonly Control[]): FieldReading | undefined => {
    const kind = controls[0]?.type === 'radio' ? 'radio' : 'checkboxes'
    const read = readChoiceGroup(kind, controls, labels, diagnostics)
    if (!read) return undefined
    const label = groupLabel(controls, labels)
    tell(controls, label, read.rules.length > 0)
    return make(controls, label, read)
  }

  /** Tells if a control is none that a person answers, and notes the reason. */
  const isLeftOut = (control: Control): boolean => {
    if (service.own.has(control)) return true
    const facts = { line: control.line }
    const tag = tagOf(control.element)
    if (control.name === 'g-recaptcha-response') diagnostics.reportUnread('captcha', tag, facts)
    else if (isHoneypot(control, service.traps)) diagnostics.reportNotice('honeypot', tag, facts)
    else if (isServerToken(control)) diagnostics.reportNotice('token', tag, facts)
    else if (isDisabled(control)) diagnostics.reportNotice('disabled', tag, facts)
    else return false
    return true
  }
  return { single, group, isLeftOut }
}

function withoutKind({
  kind: _,
  ...parts
}: Omit<Field, 'id' | 'name' | 'label'>): Omit<Field, 'id' | 'name' | 'label' | 'kind'> {
  return parts
}

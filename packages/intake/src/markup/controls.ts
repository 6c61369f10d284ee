import { maxControls } from '../limits.ts'
import type { Diagnostics } from '../remark.ts'
import { ownAttribute } from './give-way.ts'
import type { Markup } from './markup.ts'
import { isHiddenBy } from './words.ts'

/** A control that answers are given in. */
export interface Control {
  readonly element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  /** HTML's type: that of an input, else `select` or `textarea`. */
  readonly type: string
  readonly name: string
  readonly id: string
  readonly line: number | undefined
  /** The state that a template ties it to. */
  readonly models: readonly string[]
  readonly ref: string
}

const types =
  /^(?:text|search|email|tel|url|number|range|date|time|month|week|datetime-local|color|checkbox|radio|file|password|hidden|submit|image|reset|button)$/

/** A control's type as browsers take it: what they do not know is a text. */
function typeOf(element: Control['element']): string {
  if (element.localName !== 'input') return element.localName
  const type = element.getAttribute('type')?.trim().toLowerCase() ?? 'text'
  return types.test(type) ? type : 'text'
}

function modelsOf(element: Element): readonly string[] {
  return [...element.attributes].flatMap(({ name, value }) =>
    name === 'data-model' || /^v-model(?:\.|$)/.test(name) || /^(?:v-bind)?:(?:value|checked)$/.test(name)
      ? value.split(/\s+/).map((path) => path.replace(/^(?:this|\$data)\./, ''))
      : [],
  )
}

/** Takes an element as a control; undefined for what is none. */
export function asControl(element: Element, { lineOf }: Markup): Control | undefined {
  if (
    !(element instanceof HTMLInputElement) &&
    !(element instanceof HTMLSelectElement) &&
    !(element instanceof HTMLTextAreaElement)
  ) {
    return undefined
  }
  return {
    element,
    type: typeOf(element),
    name: (ownAttribute(element, 'name') ?? element.getAttribute('formcontrolname') ?? '').trim(),
    id: ownAttribute(element, 'id') ?? '',
    line: lineOf(element),
    models: modelsOf(element),
    ref: element.getAttribute('data-ref') ?? element.getAttribute('ref') ?? '',
  }
}

/** A control in the words of a remark: `<input type="color" name="tint">`. */
export function tagOf(element: Element): string {
  const attributes = ['type', 'name', 'id'].flatMap((name) => {
    const value = ownAttribute(element, name)
    return value ? [`${name}="${value}"`] : []
  })
  return `<${[element.localName, ...attributes.slice(0, 2)].join(' ')}>`
}

/** Checks for people, as their services have them drawn. */
const captchas =
  '.g-recaptcha,.h-captcha,.cf-turnstile,.frc-captcha,[data-netlify-recaptcha]:not(form),[data-sitekey],altcha-widget'

/** True for a check for people, or a button that asks for one. */
export function isCaptcha(element: Element): boolean {
  return element.matches(captchas)
}

/** Lists the controls of a form, in document order; elements that belong to it by their `form` attribute included. */
export function partsOf(form: HTMLFormElement | undefined, markup: Markup, remarks: Diagnostics): readonly Element[] {
  const selector =
    'input,select,textarea,button,legend,h1,h2,h3,h4,h5,h6,p,output,object,[contenteditable],[role="textbox"],' +
    captchas
  const parts = [...markup.document.body.querySelectorAll(selector)].filter((element) => {
    if (element.closest('noscript')) return false
    return form === undefined || ownerOf(element) === form || (ownerOf(element) === undefined && form.contains(element))
  })
  const controls = parts.filter((part) => asControl(part, markup))
  if (controls.length <= maxControls) return parts
  const last = controls[maxControls]
  remarks.cannotRead('too-many', String(controls.length), { detail: String(maxControls) })
  return parts.slice(0, last ? parts.indexOf(last) : undefined)
}

/** The form that an element belongs to; null when it belongs to none, undefined when belonging is no matter for it. */
function ownerOf(element: Element): HTMLFormElement | null | undefined {
  return element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLButtonElement
    ? element.form
    : undefined
}

/** Tells if a control cannot be used: by itself, or by a fieldset whose legend it does not stand in. */
export function isDisabled({ element }: Control): boolean {
  if (element.hasAttribute('disabled')) return true
  for (
    let set = element.closest('fieldset[disabled]');
    set;
    set = set.parentElement?.closest('fieldset[disabled]') ?? null
  ) {
    const legend = [...set.children].find(({ localName }) => localName === 'legend')
    if (!legend?.contains(element)) return true
  }
  return false
}

/** Tells if a control is hidden at first, by itself or by what it stands in. */
export function isHidden({ element }: Control): boolean {
  for (let around: Element | null = element; around && around.localName !== 'form'; around = around.parentElement) {
    if (isHiddenBy(around) || (around === element && around.getAttribute('aria-hidden') === 'true')) return true
  }
  return false
}

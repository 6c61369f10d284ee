import type { Diagnostics } from '../text/diagnostics.ts'
import { maxControls } from '../text/limits.ts'
import type { Markup } from './markup.ts'
import { ownAttribute } from './markup.ts'
import { isHiddenBy } from './words.ts'

/** Selects every control. */
export const anyControl = 'input,select,textarea'

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

/** A control in the words of a diagnostic: `<input type="color" name="tint">`. */
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
export function partsOfControl(
  form: HTMLFormElement | undefined,
  markup: Markup,
  diagnostics: Diagnostics,
): readonly Element[] {
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
  diagnostics.reportUnread('too-many', String(controls.length), { detail: String(maxControls) })
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

/** Names that form services and many pages give the field that only programs fill in. */
const trapNames =
  /^(?:_gotcha|_honey|_honeypot|honey_?pot|botcheck|bot-field|bot_field|_hp|hp_.*|.*_hp|honey|trap|_trap|ohnohoney)$/i
/** Names that lure a program and mean nothing to a person; only together with being hidden. */
const lureNames =
  /honey|gotcha|bot|trap|spam|^(?:website|url|homepage|fax|company|nickname|address2|phone2|email2|confirm_?email|subject2)$/i
/** Names of tokens that a server puts in to know its own page again. */
const tokenNames =
  /^(?:_?csrf(?:[_-]?token)?|csrfmiddlewaretoken|_token|authenticity_token|__requestverificationtoken|__viewstate.*|__eventvalidation|_wp.*|_wpcf7.*|nonce|form_build_id|form_token|utf8|_method)$/i

/** Tells if a control is a trap for programs: by its name, or hidden from people under a name that lures. */
export function isHoneypot(control: Control, named: ReadonlySet<string>): boolean {
  const { element, name, id, type } = control
  if (named.has(name) || trapNames.test(name)) return type !== 'select'
  if (!/^(?:text|email|url|tel|search|checkbox|textarea)$/.test(type) || !isHidden(control)) return false
  const isPassedBy = element.getAttribute('tabindex') === '-1' || element.getAttribute('aria-hidden') === 'true'
  return isPassedBy || lureNames.test(name) || lureNames.test(id)
}

/** Tells if a hidden field is a token of the server that made the page. */
export function isServerToken({ name, type }: Control): boolean {
  return type === 'hidden' && tokenNames.test(name)
}

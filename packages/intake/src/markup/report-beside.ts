import type { Diagnostics } from '../text/diagnostics.ts'
import { anyControl, isCaptcha, tagOf } from './controls.ts'
import type { Markup } from './markup.ts'
import { elementText, submitButtonOf, tidy } from './words.ts'

/** The parts of a page that were taken, so that everything else that asks, runs or sends can be told. */
export interface TakenOfPage {
  /** Undefined where the page has none, or none was taken. */
  readonly form: HTMLFormElement | undefined
  /** The form's parts; all of the page's where there is no form. */
  readonly parts: readonly Element[]
  /** Functions that scripts were told of. */
  readonly functions: ReadonlySet<string>
  /** True where the form's address is that of EmailJS, whose ids were read from it. */
  readonly isEmailJs: boolean
}

/** Roles of controls that are drawn of plain elements. */
const asked =
  '[role="slider"],[role="spinbutton"],[role="switch"],[role="checkbox"],[role="radio"],[role="combobox"],[role="listbox"],[role="searchbox"],[role="radiogroup"],canvas'
/** Pages of others that ask nothing: maps, films, counters. */
const showingPages = /maps|openstreetmap|youtube|youtu\.be|vimeo|spotify|soundcloud|googletagmanager|about:/i
const checkingPeople = /recaptcha|hcaptcha|turnstile|challenges\.cloudflare/i

/** Tells what of a page stands beside the form that was read, and asks, runs, sends or is shown by others. */
export function reportBeside(markup: Markup, taken: TakenOfPage, diagnostics: Diagnostics): void {
  reportForms(markup, taken, diagnostics)
  reportControls(markup, taken, diagnostics)
  reportFrames(markup, diagnostics)
  reportAddresses(markup, taken, diagnostics)
  reportHandlers(markup, taken, diagnostics)
  reportButtons(markup, taken, diagnostics)
  reportLinks(markup, taken, diagnostics)
}

function isSeparate(element: Element): boolean {
  return element.closest('noscript') !== null
}

/** Forms that only search or subscribe, and those that are shown without scripts or by a template alone. */
function reportForms(markup: Markup, { form }: TakenOfPage, diagnostics: Diagnostics): void {
  const known = new Set(diagnostics.unread.flatMap(({ code, line }) => (code === 'other-form' ? [line ?? 0] : [])))
  for (const other of markup.document.getElementsByTagName('form')) {
    const line = markup.lineOf(other)
    if (other === form || isSeparate(other) || other.contains(form ?? null) || known.has(line ?? 0)) continue
    if (other.querySelector(`${anyControl},button`)) diagnostics.reportUnread('other-form', tagOf(other), { line })
  }
  for (const element of markup.document.querySelectorAll('noscript,template')) {
    const inside = element instanceof HTMLTemplateElement ? element.content : element
    const control = inside.querySelector(`form,iframe,${anyControl}`)
    const subject = `<${element.localName}>${control ? tagOf(control) : ''}`
    if (control) diagnostics.reportUnread('not-drawn', subject, { line: markup.lineOf(element) })
  }
}

/** Controls that belong to no form, where one was read, and what is none of HTML's. */
function reportControls(markup: Markup, { form, parts }: TakenOfPage, diagnostics: Diagnostics): void {
  const own = new Set(parts)
  if (form !== undefined) {
    for (const control of markup.document.querySelectorAll(anyControl)) {
      const line = markup.lineOf(control)
      const isOfForm = own.has(control) || control.closest('form') !== null || isSeparate(control)
      if (!isOfForm && !isOwned(control)) diagnostics.reportUnread('outside-form', tagOf(control), { line })
    }
  }
  for (const element of (form ?? markup.document.body).querySelectorAll(asked)) {
    if (element.matches(`${anyControl},button,option`) || element.querySelector(anyControl) || isSeparate(element))
      continue
    diagnostics.reportUnread('control', roleTag(element), { line: markup.lineOf(element) })
  }
  const isTold = diagnostics.unread.some(({ code }) => code === 'captcha')
  const check = isTold ? undefined : [...markup.document.querySelectorAll('*')].find(isCaptcha)
  if (check) diagnostics.reportUnread('captcha', tagOf(check), { line: markup.lineOf(check) })
}

function isOwned(control: Element): boolean {
  return (
    (control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement) &&
    control.form !== null
  )
}

function roleTag(element: Element): string {
  const role = element.getAttribute('role')
  return role === null ? tagOf(element) : `<${element.localName} role="${role}">`
}

/** Pages of others that stand in this one. */
function reportFrames(markup: Markup, diagnostics: Diagnostics): void {
  for (const frame of markup.document.querySelectorAll('iframe,embed,object[data],frame')) {
    if (isSeparate(frame)) continue
    const source = frame.getAttribute('src') ?? frame.getAttribute('data') ?? frame.getAttribute('data-src') ?? ''
    const facts = { line: markup.lineOf(frame) }
    const subject = `<${frame.localName}${source === '' ? '' : ` src="${source}"`}>`
    if (checkingPeople.test(source)) continue
    if (showingPages.test(source)) diagnostics.reportNotice('embedded', subject, facts)
    else if (frame.localName !== 'object') diagnostics.reportUnread('frame', subject, facts)
  }
}

/** The address to which the page itself sent the form: by its address, or a button's own. */
function reportAddresses(markup: Markup, { form, parts, isEmailJs }: TakenOfPage, diagnostics: Diagnostics): void {
  const own = form?.getAttribute('action')?.trim() ?? ''
  if (form && own !== '' && !/^(?:#|mailto:|javascript:)/i.test(own) && !isEmailJs) {
    diagnostics.reportNotice('form-action', own, { line: markup.lineOf(form) })
  }
  for (const part of parts) {
    const other = part.getAttribute('formaction')
    if (other) diagnostics.reportNotice('form-action', other, { line: markup.lineOf(part) })
  }
}

/** Buttons besides the one that sends: they did something else, or sent something else. */
function reportButtons(markup: Markup, { parts }: TakenOfPage, diagnostics: Diagnostics): void {
  const taken = submitButtonOf(parts)
  for (const part of parts) {
    if (
      part === taken ||
      !part.matches('button,input[type=submit],input[type=button],input[type=reset],input[type=image]')
    )
      continue
    const words = tidy(part.textContent) || (part.getAttribute('value') ?? part.getAttribute('alt') ?? '')
    diagnostics.reportNotice('button', words === '' ? tagOf(part) : words, { line: markup.lineOf(part) })
  }
}

/** Links in a form, to the terms that a visitor agrees to say: their words stay and lead nowhere. */
function reportLinks(markup: Markup, { form }: TakenOfPage, diagnostics: Diagnostics): void {
  for (const link of form?.querySelectorAll('a[href]') ?? []) {
    const address = link.getAttribute('href')?.trim() ?? ''
    if (address === '' || address.startsWith('#') || /^javascript:/i.test(address)) continue
    diagnostics.reportNotice('link', elementText(link) || tagOf(link), { line: markup.lineOf(link), detail: address })
  }
}

/** Handlers as HTML, React, Vue, Svelte, Angular, Alpine, htmx, Livewire and Stimulus write them down. */
const handlers =
  /^(?:data-on[a-z]+|data-submit|data-form-action|data-action|@[\w.:-]+|(?:v-on|x-on):[\w.:-]+|x-(?:data|init|effect)|\(\w+\)|wire:[\w.]+|(?:data-)?hx-(?:get|post|put|patch|delete))$/

/** The code of a handler that does nothing but keep the page from sending. */
const empty =
  /^(?:return(?:\s+false)?|(?:e|ev|evt|event|\$event)\.(?:preventDefault|stopPropagation)\(\)|[\s;]|void 0)*$/

/** The list in which handlers are told one by one, and what is told of already. */
interface HandledPage {
  readonly form: HTMLFormElement | undefined
  readonly functions: ReadonlySet<string>
}

/** A handler as the paste has it: what disarming and drawing called otherwise has its own name again. */
function handlerSource(name: string, value: string): string {
  if (name === 'data-submit') return `onSubmit={${value}}`
  if (name === 'data-form-action') return `action={${value}}`
  return `${name.replace(/^data-(?=on)/, '')}="${value}"`
}

/**
 * Tells the handlers of a page that call nothing which was read or told: each of a form, and of the page around it the
 * first.
 */
function reportHandlers(markup: Markup, { form, functions }: HandledPage, diagnostics: Diagnostics): void {
  const told = new Set<string>()
  const around: { readonly subject: string; readonly line: number | undefined }[] = []
  for (const element of markup.document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      if (!handlers.test(name) || empty.test(value) || isTold(value, functions)) continue
      const tag = tagOf(element)
      const subject = `${handlerSource(name, value)} of ${tag}`
      if (told.has(subject)) continue
      told.add(subject)
      const line = markup.lineOf(element)
      if (form === undefined || form.contains(element)) diagnostics.reportUnread('handler', subject, { line })
      else around.push({ subject, line })
    }
  }
  const [first, ...others] = around
  if (!first) return
  const detail = others.length === 0 ? undefined : String(others.length)
  diagnostics.reportNotice('handler-around', first.subject, { line: first.line, detail })
}

function isTold(value: string, functions: ReadonlySet<string>): boolean {
  return /\bemailjs\b/i.test(value) || value.split(/[^\w$]+/).some((name) => functions.has(name))
}

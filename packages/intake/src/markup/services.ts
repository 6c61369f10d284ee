import { isEmail } from '@letterslot/core'
import type { Diagnostics } from '../text/diagnostics.ts'
import { type IdPart, type Ids, idParameters } from '../text/ids.ts'
import type { Control } from './controls.ts'
import type { Markup } from './markup.ts'

/** The form services whose markup is understood. */
export type ServiceName =
  | 'EmailJS'
  | 'Formspree'
  | 'Web3Forms'
  | 'Netlify'
  | 'FormSubmit'
  | 'Getform'
  | 'StaticForms'
  | 'Basin'
  | 'mailto'

/** Control fields of a form's service. */
export interface ServiceReading {
  readonly name: ServiceName | undefined
  readonly ids: Ids
  /** Recipients of its answers, as far as the page says. */
  readonly to: readonly string[]
  readonly cc: readonly string[]
  /** The subject that it fixed for the mail. */
  readonly subject: string | undefined
  /** Names of its traps. */
  readonly traps: ReadonlySet<string>
  /** The controls that speak to the service: no fields. */
  readonly own: ReadonlySet<Control>
  /** Controls that are answers, by the plain name they mean: `_replyto` is the visitor's address. */
  readonly renamed: ReadonlyMap<Control, string>
}

/** The meaning of a control field. */
type ServiceField = 'subject' | 'cc' | 'to' | 'redirect' | 'key' | 'setting' | 'name'

type ServiceFields = Readonly<Record<string, ServiceField>>

const formspree: ServiceFields = {
  _subject: 'subject',
  subject: 'subject',
  _cc: 'cc',
  _next: 'redirect',
  _language: 'setting',
  _format: 'setting',
}
const serviceFields: Readonly<Partial<Record<ServiceName, ServiceFields>>> = {
  Formspree: formspree,
  Basin: formspree,
  Web3Forms: {
    access_key: 'key',
    subject: 'subject',
    from_name: 'setting',
    redirect: 'redirect',
    ccemail: 'cc',
    replyto: 'setting',
    webhook: 'setting',
  },
  StaticForms: { accessKey: 'key', apiKey: 'key', subject: 'subject', redirectTo: 'redirect', replyTo: 'setting' },
  Netlify: { 'form-name': 'name', subject: 'subject' },
  FormSubmit: {
    _subject: 'subject',
    _cc: 'cc',
    _next: 'redirect',
    _url: 'setting',
    _template: 'setting',
    _captcha: 'setting',
    _autoresponse: 'setting',
    _webhook: 'setting',
    _blacklist: 'setting',
  },
  Getform: { _redirect: 'redirect' },
}

const serviceHosts: readonly (readonly [RegExp, ServiceName])[] = [
  [/\/api\/v1\.0\/email\/send(?:-form)?$/, 'EmailJS'],
  [/^https?:\/\/(?:www\.)?formspree\.io\//, 'Formspree'],
  [/^https?:\/\/api\.web3forms\.com\//, 'Web3Forms'],
  [/^https?:\/\/(?:www\.)?formsubmit\.co\//, 'FormSubmit'],
  [/^https?:\/\/(?:www\.)?getform\.(?:io|com)\//, 'Getform'],
  [/^https?:\/\/api\.staticforms\.(?:xyz|dev)\//, 'StaticForms'],
  [/^https?:\/\/(?:www\.)?usebasin\.com\//, 'Basin'],
  [/^mailto:/i, 'mailto'],
]

function serviceOf(form: Element | undefined, action: string): ServiceName | undefined {
  if (form?.hasAttribute('netlify') || form?.hasAttribute('data-netlify')) return 'Netlify'
  return serviceHosts.find(([pattern]) => pattern.test(action))?.[1]
}

/** Addresses in a list. */
function addresses(text: string): readonly string[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(isEmail)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address in `https://formsubmit.co/you@example.org` and `mailto:you@example.org?subject=…`. */
function addressed(action: string): { readonly to: readonly string[]; readonly subject: string | undefined } {
  const [path = '', query = ''] = action.split('?')
  const to = addresses(
    decoded(
      path
        .replace(/^mailto:/i, '')
        .split('/')
        .at(-1) ?? '',
    ),
  )
  const subject = new URLSearchParams(query).get('subject') ?? undefined
  return { to, subject }
}

/** The origin of a relay that the form itself posts to. */
function relayOrigin(action: string): string | undefined {
  if (!URL.canParse(action)) return undefined
  const { host, origin } = new URL(action)
  return host === 'api.emailjs.com' ? undefined : origin
}

/** Reads what a form says to the service it posts to; every control of that kind is told, and none becomes a field. */
export function readService(
  form: Element | undefined,
  controls: readonly Control[],
  markup: Markup,
  diagnostics: Diagnostics,
): ServiceReading {
  const action = form?.getAttribute('action')?.trim() ?? ''
  const name = serviceOf(form, action)
  const line = form && markup.lineOf(form)
  const { to, subject } = addressed(action)
  const ids: Partial<Record<IdPart, string>> = {}
  const own = new Set<Control>()
  const renamed = new Map<Control, string>()
  const taken = new Set(controls.map((control) => control.name))
  const [recipients, copies]: [string[], string[]] = [[...to], []]
  let mailSubject = subject
  for (const control of controls) {
    const value = control.element.getAttribute('value')?.trim() ?? ''
    const facts = { line: control.line, detail: value }
    const idPart = idParameters[control.name]
    if (control.type === 'hidden' && (idPart || /^(?:lib_version|accessToken)$/.test(control.name))) {
      own.add(control)
      if (idPart && value !== '') ids[idPart] = value
      continue
    }
    const meaning = (name && serviceFields[name]?.[control.name]) || undefined
    if (!meaning || control.type !== 'hidden') {
      // What the visitor writes there is an answer; only its name is the service's.
      const plain = /^_?(replyto|subject)$/.exec(control.name)?.[1]
      const meant = plain === 'replyto' ? 'email' : plain
      if (name && meant && control.name.startsWith('_') && !taken.has(meant)) renamed.set(control, meant)
      continue
    }
    own.add(control)
    if (meaning === 'subject') {
      mailSubject = value
      diagnostics.reportNotice('mail-subject', control.name, facts)
    } else if (meaning === 'cc') {
      copies.push(...addresses(value))
      diagnostics.reportNotice('mail-recipient', control.name, facts)
    } else if (meaning === 'key') diagnostics.reportNotice('access-key', control.name, { line: control.line })
    else if (meaning === 'redirect') diagnostics.reportUnread('redirect', control.name, facts)
    else if (meaning === 'setting') diagnostics.reportUnread('setting', control.name, facts)
    else diagnostics.reportNotice('service-field', control.name, facts)
  }
  if (recipients.length > 0)
    diagnostics.reportNotice('mail-recipient', 'action', { line, detail: recipients.join(', ') })
  if (subject !== undefined) diagnostics.reportNotice('mail-subject', 'action', { line, detail: subject })
  const trap = form?.getAttribute('netlify-honeypot') ?? form?.getAttribute('data-netlify-honeypot')
  const origin = name === 'EmailJS' ? relayOrigin(action) : undefined
  return {
    name,
    ids: { ...ids, ...(origin === undefined ? {} : { origin }) },
    to: recipients,
    cc: copies,
    subject: mailSubject === '' ? undefined : mailSubject,
    traps: new Set(trap ? [trap] : []),
    own,
    renamed,
  }
}

import type { Form } from '@letterslot/core'
import { checkForm, type Fault } from '@letterslot/core/document'
import { type Finding, parseAddress } from '@letterslot/email'
import { emailJsOrigin } from '../../domain/sending/form-destination.ts'
import { checkText, publishText } from '../../domain/texts/publish.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { Tone } from '../../ui/Pill.tsx'
import { type ContrastCheck, checkContrast } from './contrast-check.ts'

/** Why a form would not reach its maker from a visitor's page. */
export type DestinationTrouble = 'none' | 'test-inbox' | 'practice' | 'relay-here' | 'incomplete'

/** The check of the form's connection. */
export interface DestinationCheck {
  readonly id: 'destination'
  readonly isSettled: boolean
  readonly trouble?: DestinationTrouble
}

/** The check of the document itself. */
export interface FormCheck {
  readonly id: 'form'
  readonly isSettled: boolean
  readonly faults: readonly Fault[]
}

/** The check of the fallback contacts. */
export interface FallbackCheck {
  readonly id: 'fallback'
  readonly isSettled: boolean
  readonly isMissing: boolean
  readonly badEmail: boolean
  readonly badUrl: boolean
}

/** The check of the mail; with EmailJS its template decides, which we cannot see. */
export interface MailCheck {
  readonly id: 'mail'
  readonly isSettled: boolean
  /** Findings that block publishing. */
  readonly findings: readonly Finding[]
  /** Findings that do not. */
  readonly advice: readonly Finding[]
}

/** The site that the page will stand on; it may be left open. */
export interface SiteCheck {
  readonly id: 'site'
  readonly isSettled: boolean
  /** Undefined while nothing, or no address, was typed. */
  readonly origin: string | undefined
}

/** Everything that is looked at before a form goes out. */
export interface PublishChecks {
  readonly destination: DestinationCheck
  readonly form: FormCheck
  readonly fallback: FallbackCheck
  readonly mail: MailCheck
  readonly contrast: ContrastCheck
  readonly site: SiteCheck
}

export type CheckId = keyof PublishChecks

/** The checks in the order in which they stand. */
export const listOrder: readonly CheckId[] = ['destination', 'fallback', 'mail', 'form', 'contrast', 'site']

/** Input of the checks. */
export interface PublishFacts {
  readonly form: Form
  /** Findings of the contract of form and mail. */
  readonly findings: readonly Finding[]
  /** Undefined when the form names no connection of this browser. */
  readonly connectionKind: StoredConnection['kind'] | undefined
  /** The typed address of the site. */
  readonly site: string
}

/** Checks whether a form can go out. */
export function checkPublish({ form, findings, connectionKind, site }: PublishFacts): PublishChecks {
  const kind = connectionKind ?? formConnectionKind(form)
  const trouble = destinationTrouble(form, kind)
  const faults = checkForm(form).filter(({ pointer }) => !/^\/delivery(?!\/(?:map|noteIn))/.test(pointer))
  // A form that brought EmailJS along, and no connection of this browser: its template is out of sight as well.
  const isUnseen = connectionKind === undefined && kind === 'emailjs'
  const seen = isUnseen ? [] : findings
  const blocking = seen.filter(({ severity }) => severity === 'error')
  const advice = seen.filter(({ severity }) => severity === 'warning')
  const origin = siteOrigin(site)
  return {
    destination: { id: 'destination', isSettled: trouble === undefined, ...(trouble && { trouble }) },
    form: { id: 'form', isSettled: faults.length === 0, faults },
    fallback: fallbackCheck(form),
    mail: { id: 'mail', isSettled: blocking.length === 0, findings: blocking, advice },
    contrast: checkContrast(form.look),
    site: { id: 'site', isSettled: site.trim() === '' || origin !== undefined, origin },
  }
}

/** The checks that are still open, in order. */
export function openChecks(checks: PublishChecks): readonly CheckId[] {
  return listOrder.filter((id) => !checks[id].isSettled)
}

/** The connection kind of a form that brought its own delivery along, from a file say. */
export function formConnectionKind({ delivery }: Form): StoredConnection['kind'] | undefined {
  if (!delivery || delivery.origin === '') return undefined
  return delivery.origin === emailJsOrigin ? 'emailjs' : 'relay'
}

function destinationTrouble(form: Form, kind: StoredConnection['kind'] | undefined): DestinationTrouble | undefined {
  if (kind === undefined) return 'none'
  if (kind === 'test-inbox' || kind === 'practice') return kind
  const { origin = '', publicKey = '', serviceId = '', templateId = '' } = form.delivery ?? {}
  if (isLocalOrigin(origin)) return 'relay-here'
  const isWhole = URL.canParse(origin) && [publicKey, serviceId, templateId].every((id) => id !== '')
  return isWhole ? undefined : 'incomplete'
}

/** The place that a page posts to without scripts; `here` is this computer, which no visitor reaches. */
export type PageDestination = 'emailjs' | 'relay' | 'here' | 'nowhere'

/** Returns the place that a form's page posts to as the form stands. */
export function pageDestination(form: Form, { trouble }: DestinationCheck): PageDestination {
  if (trouble === 'test-inbox' || trouble === 'relay-here') return 'here'
  if (trouble !== undefined) return 'nowhere'
  return formConnectionKind(form) === 'emailjs' ? 'emailjs' : 'relay'
}

function fallbackCheck({ delivery }: Form): FallbackCheck {
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  const isMissing = [email, phone, url].every((way) => way.trim() === '')
  const badEmail = email !== '' && parseAddress(email) === undefined
  const badUrl = url !== '' && !isSiteAddress(url)
  return { id: 'fallback', isSettled: !isMissing && !badEmail && !badUrl, isMissing, badEmail, badUrl }
}

/** Tells if a text is a web address without user name and password. */
export function isSiteAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === ''
}

/** A destination's trouble in words, and what the button that settles it says. */
export function describeTrouble(
  trouble: DestinationTrouble,
  origin: string,
): { readonly title: string; readonly fix: string } {
  const { destination } = checkText
  if (trouble === 'relay-here') return { title: destination[trouble](new URL(origin).host), fix: destination.fix }
  return { title: destination[trouble], fix: trouble === 'incomplete' ? destination.fixConnection : destination.fix }
}

/** Words at a refused method: the first thing to settle. */
export function firstToSettle(id: CheckId, { destination }: PublishChecks): string {
  if (id !== 'destination') return checkText[id].first
  return destination.trouble === 'incomplete' ? checkText.destination.firstConnection : checkText.destination.first
}

/** The part of a row of the list that the headline is computed from. */
export interface CountedRow {
  readonly tone: Tone
  /** The number of things that the row is about: its findings where it counts them, else one. */
  readonly count: number
}

/**
 * The headline of Publish, computed from its list and counting what its rows count: *Everything is settled* stands above
 * no red and no amber one.
 */
export function publishHeadline(rows: readonly CountedRow[]): string {
  const countOf = (of: Tone): number => rows.reduce((sum, { tone, count }) => (tone === of ? sum + count : sum), 0)
  if (countOf('bad') > 0) return publishText.toSettle(countOf('bad'))
  return countOf('wait') > 0 ? publishText.toLookAt(countOf('wait')) : publishText.settled
}

/** The origin of a site whose address was typed or pasted, with or without a scheme and a path; undefined for none. */
export function siteOrigin(text: string): string | undefined {
  return siteUrl(text)?.origin
}

/** The address of a page or a site that was typed or pasted, with or without a scheme; undefined for none. */
export function siteUrl(text: string): URL | undefined {
  const typed = text.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSite = url !== undefined && /^https?:$/.test(url.protocol) && /[.]|^localhost$/.test(url.hostname)
  return isSite && url.username === '' ? url : undefined
}

/** Tells if an origin is the asking computer itself, so another one for each visitor. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(origin).hostname)
}

import type { Form } from '@letterslot/core'
import { checkForm, type Fault } from '@letterslot/core/document'
import { type Finding, parseAddress } from '@letterslot/email'
import { emailJsOrigin } from '../../sending/destination-of.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { isThisComputer, siteOrigin } from './site-origin.ts'

/** Why a form would not reach its maker from a visitor's page. */
export type DestinationTrouble = 'none' | 'test-inbox' | 'practice' | 'relay-here' | 'incomplete'

/** Where the form sends. */
export interface DestinationCheck {
  readonly id: 'destination'
  readonly isSettled: boolean
  readonly trouble?: DestinationTrouble
}

/** Whether the document itself is sound. */
export interface FormCheck {
  readonly id: 'form'
  readonly isSettled: boolean
  readonly faults: readonly Fault[]
}

/** Whether visitors have another way to the maker. */
export interface FallbackCheck {
  readonly id: 'fallback'
  readonly isSettled: boolean
  readonly isMissing: boolean
  readonly badEmail: boolean
  readonly badUrl: boolean
}

/** Whether the mail reaches somebody whole; with EmailJS its template decides, which we cannot see. */
export interface MailCheck {
  readonly id: 'mail'
  readonly isSettled: boolean
  /** What holds the form up. */
  readonly findings: readonly Finding[]
  /** What does not. */
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
  readonly site: SiteCheck
}

export type CheckId = keyof PublishChecks

/** The checks in the order in which they stand. */
export const checkOrder: readonly CheckId[] = ['destination', 'fallback', 'mail', 'form', 'site']

/** What the checks look at. */
export interface PublishFacts {
  readonly form: Form
  /** What the contract of form and mail finds. */
  readonly findings: readonly Finding[]
  /** Undefined when the form names no connection of this browser. */
  readonly connectionKind: StoredConnection['kind'] | undefined
  /** What was typed as the site's address. */
  readonly site: string
}

/** Checks whether a form can go out. */
export function checkPublish({ form, findings, connectionKind, site }: PublishFacts): PublishChecks {
  const kind = connectionKind ?? kindOf(form)
  const trouble = destinationTrouble(form, kind)
  const faults = checkForm(form).filter(({ pointer }) => !/^\/delivery(?!\/(?:map|noteIn))/.test(pointer))
  // A form that brought EmailJS along, and no connection of this browser: its template is out of sight as well.
  const isUnseen = connectionKind === undefined && kind === 'emailjs'
  const seen = isUnseen ? [] : findings
  const musts = seen.filter(({ weight }) => weight === 'must')
  const advice = seen.filter(({ weight }) => weight === 'should')
  const origin = siteOrigin(site)
  return {
    destination: { id: 'destination', isSettled: trouble === undefined, ...(trouble && { trouble }) },
    form: { id: 'form', isSettled: faults.length === 0, faults },
    fallback: checkFallback(form),
    mail: { id: 'mail', isSettled: musts.length === 0, findings: musts, advice },
    site: { id: 'site', isSettled: site.trim() === '' || origin !== undefined, origin },
  }
}

/** The checks that are still open, in order. */
export function openChecks(checks: PublishChecks): readonly CheckId[] {
  return checkOrder.filter((id) => !checks[id].isSettled)
}

/** How a form sends that brought its own delivery along, from a file say. */
export function kindOf({ delivery }: Form): StoredConnection['kind'] | undefined {
  if (!delivery || delivery.origin === '') return undefined
  return delivery.origin === emailJsOrigin ? 'emailjs' : 'relay'
}

function destinationTrouble(form: Form, kind: StoredConnection['kind'] | undefined): DestinationTrouble | undefined {
  if (kind === undefined) return 'none'
  if (kind === 'test-inbox' || kind === 'practice') return kind
  const { origin = '', publicKey = '', serviceId = '', templateId = '' } = form.delivery ?? {}
  if (isThisComputer(origin)) return 'relay-here'
  const isWhole = URL.canParse(origin) && [publicKey, serviceId, templateId].every((id) => id !== '')
  return isWhole ? undefined : 'incomplete'
}

function checkFallback({ delivery }: Form): FallbackCheck {
  const { email = '', phone = '', url = '' } = delivery?.fallback ?? {}
  const isMissing = [email, phone, url].every((way) => way.trim() === '')
  const badEmail = email !== '' && parseAddress(email) === undefined
  const badUrl = url !== '' && !isWebAddress(url)
  return { id: 'fallback', isSettled: !isMissing && !badEmail && !badUrl, isMissing, badEmail, badUrl }
}

/** Whether a text is an address of the web, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === ''
}

/**
 * The consequence of an answer for the next attempt, never a licence to discard: `soon` is tried again by itself within
 * minutes, `slowly` every some hours while the maker is informed, `change` once the maker has changed something. `done` wants no
 * other attempt.
 */
export type AnswerClass = 'done' | 'soon' | 'slowly' | 'change'

/** The source of our knowledge of an answer. */
export type Evidence =
  /** The provider's documentation. */
  | 'documented'
  /** The source of the provider's SDK. */
  | 'sdk'
  /** Code or texts of the provider's users, in public. */
  | 'public-code'
  /** A public issue about it. */
  | 'issue'
  /** One report, or a status without a captured text. */
  | 'one-report'
  /** Seen by running it. */
  | 'measured'
  /** Likely, but not seen yet. */
  | 'guess'
  /** Our own: the client or the relay says it. */
  | 'ours'

/** A page where the next step is done. */
export interface AnswerLink {
  readonly label: string
  /** https. */
  readonly url: string
}

/** The maker's next step. */
export interface AnswerStep {
  readonly text: string
  readonly link?: AnswerLink
}

/** One answer, with its status and text as they were received. */
export interface HeardAnswer {
  readonly status: number
  readonly text: string
}

/** One row of the table: an answer that stands for itself, in words for makers. */
export interface AnswerRow {
  /** Stable, for programs. */
  readonly id: string
  /** Matched against `${status} ${text}`, among the rows of one code. Absent: any answer of that code. */
  readonly match?: RegExp
  /** Answers that it fits; none where the code alone says it. */
  readonly heard: readonly HeardAnswer[]
  readonly evidence: Evidence
  readonly title: string
  /** The event, in a sentence. */
  readonly happened: string
  /** The remedy, in the provider's dashboard mostly. */
  readonly step: AnswerStep
  /** The same at a relay, where it is something else. */
  readonly atRelay?: AnswerStep
}

/** The rows of one code: the first that fits speaks, and the last one fits whatever comes. */
export type AnswerRows = readonly [...(AnswerRow & { readonly match: RegExp })[], Omit<AnswerRow, 'match'>]

type ProviderPage = 'publicKey' | 'security' | 'services' | 'templates' | 'history' | 'variables'

/** The pages of the provider, its dashboard mostly, that an answer leads to. */
export const dashboard: Readonly<Record<ProviderPage, AnswerLink>> = {
  publicKey: { label: 'EmailJS: Account', url: 'https://dashboard.emailjs.com/admin/account' },
  security: { label: 'EmailJS: Account, Security', url: 'https://dashboard.emailjs.com/admin/account/security' },
  services: { label: 'EmailJS: Email Services', url: 'https://dashboard.emailjs.com/admin' },
  templates: { label: 'EmailJS: Email Templates', url: 'https://dashboard.emailjs.com/admin/templates' },
  history: { label: 'EmailJS: Email History', url: 'https://dashboard.emailjs.com/admin/history' },
  variables: {
    label: 'EmailJS: dynamic variables',
    url: 'https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/',
  },
}

// Answers that the table explains and that faults give. Apart from the table, so that a fault does not load its words.

/** The provider's mailbox access was revoked. */
export const mailboxDisconnected: HeardAnswer = {
  status: 412,
  text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
}

/** The account has sent as many messages as its plan allows in a month. */
export const quotaUsedUp: HeardAnswer = { status: 426, text: 'You have reached the monthly limit' }

/** The template was removed, or its id mistyped. */
export const templateUnknown: HeardAnswer = {
  status: 400,
  text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
}

/** The machine before the provider's answers, and the provider does not. */
export const serviceUnavailable: HeardAnswer = { status: 503, text: 'Service Unavailable' }

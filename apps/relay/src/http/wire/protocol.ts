/** One answer of the wire: the status, the text that existing handlers compare, and our own word for the cause. */
export interface WireAnswer {
  readonly status: 200 | 400 | 403 | 405 | 413 | 422 | 429 | 500 | 503
  readonly text: string
}

/**
 * Every answer that the wire can give, by cause. The cause travels in the `Letterslot-Code` header; where the provider
 * has a text for it, that is the text, letter for letter, so that handlers written for it go on working.
 */
export const wireAnswers = {
  accepted: { status: 200, text: 'OK' },
  'body-unreadable': { status: 400, text: 'The request body could not be read' },
  'user-id-missing': { status: 400, text: 'The user_id parameter is required' },
  'public-key-unknown': {
    status: 400,
    text: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  'service-unknown': {
    status: 400,
    text: 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  },
  'template-unknown': {
    status: 400,
    text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  },
  'template-corrupted': { status: 400, text: 'Template: One or more dynamic variables are corrupted' },
  'origin-missing': { status: 403, text: 'API calls are disabled for non-browser applications' },
  'origin-null': {
    status: 403,
    text: 'The origin null (a sandboxed frame, or a page opened from a file) is not allowed for this public key',
  },
  'origin-not-allowed': { status: 403, text: 'This origin is not among the allowed origins of this public key' },
  'method-not-allowed': { status: 405, text: 'Only POST is allowed here' },
  'variables-too-large': {
    status: 413,
    text: 'Variables size limit. The maximum allowed variables size is 50Kb',
  },
  'variables-too-many': {
    status: 413,
    text: 'Variables number limit. The maximum allowed number of variables is 1000',
  },
  'variable-name-too-long': {
    status: 413,
    text: 'Variables name limit. The maximum allowed length of a name is 64 characters',
  },
  'files-too-large': { status: 413, text: 'Files size limit. At most 10 files, 5 MB each and 10 MB together' },
  'recipient-empty': { status: 422, text: 'The recipients address is empty' },
  'recipient-invalid': { status: 422, text: 'The recipients address is corrupted' },
  'recipient-from-visitor': { status: 422, text: 'The recipients address may not come from a visitor' },
  'rate-limited': { status: 429, text: 'Too Many Requests from one address. Come back after Retry-After' },
  'key-rate-limited': { status: 429, text: 'Too Many Requests with this public key. Come back after Retry-After' },
  'key-daily-limited': {
    status: 429,
    text: 'Too Many Requests with this public key in one day. Come back after Retry-After',
  },
  'recipients-rate-limited': {
    status: 429,
    text: 'Too Many Requests for mail to addresses that visitors typed. At most 3 a day to one and 50 to all',
  },
  'relay-failed': { status: 500, text: 'The relay failed. Nothing was accepted' },
  'no-room': { status: 503, text: 'The relay has too much in hand at the moment. Nothing was accepted' },
  'store-unavailable': { status: 503, text: 'The relay cannot store messages at the moment. Nothing was accepted' },
} as const satisfies Readonly<Record<string, WireAnswer>>

/** Why the wire answered as it did. */
export type WireCode = keyof typeof wireAnswers

/** Why a submission was not taken, and, where waiting helps, how long. */
export interface WireRefusal {
  readonly code: WireCode
  /** Whole, at least 1. */
  readonly retryAfterSeconds?: number
}

/** A refusal as the outcome of whatever found it. */
export function wireRefusal(
  code: WireCode,
  retryAfterSeconds?: number,
): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) } }
}

/** The two paths of the wire, where any SDK that speaks it expects them. */
export const sendPath = '/api/v1.0/email/send'
export const sendFormPath = '/api/v1.0/email/send-form'
export const wirePaths: ReadonlySet<string> = new Set([sendPath, sendFormPath])

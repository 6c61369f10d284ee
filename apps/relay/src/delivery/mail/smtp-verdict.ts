import type { SmtpAccount } from './smtp-account.ts'

/** The fault that ended an SMTP conversation, as nodemailer reports it. */
export interface SmtpFault {
  readonly message: string
  /** Nodemailer's code for the step: EAUTH, ETLS, EENVELOPE, EMESSAGE, ECONNECTION, ETIMEDOUT, ESOCKET, EDNS. */
  readonly code?: string | undefined
  /** The system's or OpenSSL's own code beneath. */
  readonly originalCode?: string | undefined
  readonly command?: string | undefined
  /** The server's reply, where there was one. */
  readonly response?: string | undefined
  readonly responseCode?: number | undefined
}

/** The reason why no mail of a service gets through, until its server is back or the maker changes something. */
export type BlockCause = 'account' | 'unreachable' | 'stuck' | 'login' | 'encryption' | 'certificate' | 'sender'

/** The causes that a server reports and that the maker has to clear. */
export type ServerBlockCause = Exclude<BlockCause, 'account' | 'unreachable' | 'stuck'>

/** The consequence of a fault: another try, the end for this mail, or a service that needs the maker. */
export type FaultVerdict =
  | { readonly kind: 'later' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'blocked'; readonly cause: ServerBlockCause }

const laterVerdict: FaultVerdict = { kind: 'later' }
const refusedVerdict: FaultVerdict = { kind: 'refused' }

/**
 * Decides what a fault means. The reply's class decides (RFC 5321, 4.2.1), but for faults of the service rather than of
 * the mail: those would fail every mail alike, so they stop the queue instead.
 */
export function judgeFault(fault: SmtpFault): FaultVerdict {
  if (isCertificateFault(fault)) return blocked('certificate')
  if (fault.code === 'ETLS' || isTlsFault(fault)) return blocked('encryption')
  if (fault.responseCode === undefined) {
    if (fault.code === 'EAUTH') return blocked('login')
    return fault.code === 'EMESSAGE' ? refusedVerdict : laterVerdict
  }
  if (isForNow(fault)) return laterVerdict
  // RFC 4954, 6: the server wants a login first, wherever in the conversation it says so.
  if (fault.code === 'EAUTH' || fault.responseCode === 530) return blocked('login')
  // Before MAIL FROM the server speaks of us, not of the mail: a block list, most often, which may lift.
  if (fault.code !== 'EENVELOPE' && fault.code !== 'EMESSAGE') return laterVerdict
  if (fault.command === 'MAIL FROM' && !isAboutSize(fault)) return blocked('sender')
  return refusedVerdict
}

function blocked(cause: ServerBlockCause): FaultVerdict {
  return { kind: 'blocked', cause }
}

/** 4xx; 503, a conversation out of step; and 5.4.5, a used-up sending quota, which comes back with the new day. */
function isForNow(fault: SmtpFault): boolean {
  const code = fault.responseCode ?? 0
  return code < 500 || code === 503 || /^\d{3}[ -]5\.4\.5\b/.test(fault.response ?? '')
}

/** RFC 1870, 6.1, and RFC 3463, X.3.4. */
function isAboutSize(fault: SmtpFault): boolean {
  return fault.responseCode === 552 || /^\d{3}[ -]5\.3\.4\b/.test(fault.response ?? '')
}

function isCertificateFault(fault: SmtpFault): boolean {
  return /CERT|VERIFY_LEAF|CRL|ERR_TLS_CERT/.test(fault.originalCode ?? '')
}

function isTlsFault(fault: SmtpFault): boolean {
  return /^ERR_(?:SSL|TLS)_/.test(fault.originalCode ?? '') || fault.originalCode === 'EPROTO'
}

const maxAnswerLength = 400

/** The server's reply on one line; without a reply, our own sentence for the fault. */
export function replyText(fault: SmtpFault, account: SmtpAccount): string {
  return fault.response === undefined ? smtpFaultText(fault, account) : printableLine(fault.response)
}

/** A reply as one printable line of bounded length: it goes into logs, pages and answers of the management API. */
export function printableLine(reply: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a server's reply may hold any.
  const line = reply.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > maxAnswerLength ? `${line.slice(0, maxAnswerLength - 1)}…` : line
}

function smtpFaultText(fault: SmtpFault, account: SmtpAccount): string {
  const server = `${account.host}:${account.port}`
  switch (fault.originalCode ?? fault.code) {
    case 'ECONNREFUSED':
      return `Nothing listens at ${server}.`
    case 'ENOTFOUND':
    case 'EDNS':
      return `There is no server named ${account.host}.`
    case 'ETIMEDOUT':
      return `${server} did not answer in time.`
    case 'ECONNRESET':
    case 'ECONNECTION':
      return `${server} closed the connection.`
    case 'EMESSAGE':
      return `The mail is larger than ${server} takes: ${/\d+/.exec(fault.message)?.[0] ?? '?'} bytes.`
    default:
      return printableLine(fault.message)
  }
}

/** The alarm of a service whose account is not set. */
export function missingAccountAlarm(serviceId: string): string {
  return `The service ${JSON.stringify(serviceId)} sends through LETTERSLOT_SMTP_URL, which is not set. Set it and start the relay again, or let the service use the test inbox.`
}

/** The alarm of a service whose server is out: no message is to blame, and none fails by it. */
export function outageAlarm(account: SmtpAccount, answer: string): string {
  return `${account.host}:${account.port} takes no mail at the moment, so all of it waits; it goes out as soon as one message gets through. ${answer}`
}

/** The alarm of a service whose server can be reached, and defers every mail. */
export function stuckAlarm(account: SmtpAccount, answer: string): string {
  return `${account.host}:${account.port} puts off what it is given, and no message has got through for a while. Nothing is given up; each is tried again every hour. It said: ${answer}`
}

/** The alarm of a paused service: the cause, and the setting to correct. */
export function blockAlarm(cause: ServerBlockCause, account: SmtpAccount, answer: string): string {
  const server = `${account.host}:${account.port}`
  switch (cause) {
    case 'login':
      return `${server} does not take the user name and password. Correct LETTERSLOT_SMTP_URL. It said: ${answer}`
    case 'encryption':
      return `${server} offers no encrypted connection, and nothing is sent in the clear. It said: ${answer}`
    case 'certificate':
      return `The certificate of ${server} cannot be trusted, so nothing is sent. ${answer}`
    case 'sender':
      return `${server} does not let this account send from the service's address. Correct LETTERSLOT_FROM. It said: ${answer}`
  }
}

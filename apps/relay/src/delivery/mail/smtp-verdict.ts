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

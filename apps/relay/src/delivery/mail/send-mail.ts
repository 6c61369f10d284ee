import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { SmtpAccount } from './smtp-account.ts'
import { createSmtpConnections, type SmtpConnections } from './smtp-connections.ts'
import type { Mail, SmtpSession, SmtpSessionOptions, SmtpTimeouts } from './smtp-session.ts'
import { judgeFault, printableLine, replyText, type ServerBlockCause, type SmtpFault } from './smtp-verdict.ts'

/** A recipient that got nothing, and why, in the server's words or ours. */
export interface RecipientRefusal {
  readonly address: string
  readonly answer: string
}

/** The outcome of one SMTP conversation. */
export type SmtpOutcome =
  /** The server has the mail for `delivered`; the others were refused for good or for now. */
  | {
      readonly kind: 'accepted'
      readonly answer: string
      readonly delivered: readonly string[]
      readonly refused: readonly RecipientRefusal[]
      readonly deferred: readonly RecipientRefusal[]
    }
  /** No recipient got it for now; `isPossiblyDelivered` where the connection broke after the final dot. */
  | {
      readonly kind: 'later'
      readonly answer: string
      readonly isPossiblyDelivered: boolean
      readonly refused: readonly RecipientRefusal[]
    }
  /** No conversation about the mail began: the server was not reached, or takes no mail at all for now. */
  | { readonly kind: 'unreachable'; readonly answer: string }
  /** The server takes no further connection while it has others of ours; nothing was said about the mail. */
  | { readonly kind: 'crowded'; readonly answer: string }
  /** No recipient gets it. */
  | { readonly kind: 'refused'; readonly answer: string; readonly refused: readonly RecipientRefusal[] }
  /** The maker has to change the service; the mail itself is not at fault. */
  | { readonly kind: 'blocked'; readonly cause: ServerBlockCause; readonly answer: string }
  /** Stopped by the caller's signal before the final dot. */
  | { readonly kind: 'aborted' }

/** Long, as RFC 5321, 4.5.3.2, asks, but shorter than a lease. */
export const defaultTimeouts: SmtpTimeouts = { connectMs: 30_000, silenceMs: 120_000, conversationMs: 240_000 }

/** A kept connection that does not want the text within so long is taken for dead, in milliseconds. */
const keptReplyMs = 15_000

/** The settings of one conversation. */
export interface SendMailOptions extends Pick<SmtpSessionOptions, 'onLine'> {
  readonly timeouts?: SmtpTimeouts
  /** Calls back after so many milliseconds, unless it is cleared before. Default: the platform's timer. */
  readonly startTimer?: (ms: number, onEnd: () => void) => () => void
  /** Ends the conversation early. */
  readonly signal?: AbortSignal
  /** Called when the server wants the text: until then nothing of it has left. */
  readonly onText?: () => void
  /** Called when the whole text has been sent, just before the final dot: from here on a delivery is possible. */
  readonly onHandedOver?: () => void
  /** Connections to use and to keep. Default: one of its own, which is closed. */
  readonly connections?: SmtpConnections
}

/**
 * Holds one SMTP conversation for one mail, over a connection that is open where there is one. Never throws: every fault
 * is an outcome.
 */
export async function sendMail(account: SmtpAccount, mail: Mail, options: SendMailOptions = {}): Promise<SmtpOutcome> {
  const { timeouts = defaultTimeouts, startTimer = startSystemTimer } = options
  const end = new AbortController()
  const stop = () => end.abort()
  const clearTimer = startTimer(timeouts.conversationMs, stop)
  options.signal?.addEventListener('abort', stop)
  if (options.signal?.aborted) stop()
  try {
    return await converse({ account, mail, options, ended: end.signal })
  } finally {
    clearTimer()
    options.signal?.removeEventListener('abort', stop)
  }
}

function startSystemTimer(ms: number, onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, ms)
  return () => clearTimeout(timer)
}

interface Conversation {
  readonly account: SmtpAccount
  readonly mail: Mail
  readonly options: SendMailOptions
  readonly ended: AbortSignal
}

async function converse(conversation: Conversation): Promise<SmtpOutcome> {
  const { account, options, ended } = conversation
  const { connections = createSmtpConnections(), timeouts = defaultTimeouts, onLine } = options
  const kept = connections.take(account)
  if (kept !== undefined) {
    const outcome = await sendKept(conversation, connections, kept)
    if (outcome !== 'connection-ended') return outcome
  }
  let session: SmtpSession
  try {
    session = await connections.open(account, { timeouts, onLine }, ended)
  } catch (error) {
    if (options.signal?.aborted) return { kind: 'aborted' }
    const outcome = failedOutcome(toSmtpFault(error), account, { isReached: false, isHandedOver: false })
    const open = connections.count(account)
    // The server works for the others: it has as many of ours as it wants.
    return outcome.kind === 'unreachable' && open > 0 ? { kind: 'crowded', answer: outcome.answer } : outcome
  }
  const sent = await transmitMail(conversation, session, ended)
  if (options.connections !== undefined) return keepOrClose(conversation, connections, session, sent)
  if (sent.kind === 'failed') session.close()
  else if (onLine === undefined) void session.quit()
  else await session.quit()
  return smtpOutcome(conversation, sent)
}

/** A mail went over a connection, or did not. */
type MailOutcome =
  | { readonly kind: 'sent'; readonly info: SMTPConnectionSendInfo }
  | {
      readonly kind: 'failed'
      readonly fault: EnvelopeFault
      readonly isTextBegun: boolean
      readonly isHandedOver: boolean
    }

async function transmitMail(
  { mail, options }: Conversation,
  session: SmtpSession,
  ended: AbortSignal,
): Promise<MailOutcome> {
  let isTextBegun = false
  let isHandedOver = false
  try {
    const info = await session.transmit(mail, ended, {
      onText: () => {
        isTextBegun = true
        options.onText?.()
      },
      onHandedOver: () => {
        isHandedOver = true
        options.onHandedOver?.()
      },
    })
    return { kind: 'sent', info }
  } catch (error) {
    return { kind: 'failed', fault: toSmtpFault(error), isTextBegun, isHandedOver }
  }
}

/**
 * Sends over a connection that carried other mails before.
 * @returns `connection-ended` where the connection may be at fault and the server has nothing of the text: what a new
 * one says counts.
 */
async function sendKept(
  conversation: Conversation,
  connections: SmtpConnections,
  session: SmtpSession,
): Promise<SmtpOutcome | 'connection-ended'> {
  const { options, ended } = conversation
  const { startTimer = startSystemTimer } = options
  const end = new AbortController()
  const stop = () => end.abort()
  const clearTimer = startTimer(keptReplyMs, stop)
  ended.addEventListener('abort', stop)
  if (ended.aborted) stop()
  const watched = { ...conversation, options: { ...options, onText: clearTimer } }
  const sent = await transmitMail(watched, session, end.signal)
  clearTimer()
  ended.removeEventListener('abort', stop)
  if (!ended.aborted && sent.kind === 'failed' && !sent.isTextBegun && isConnectionFault(sent.fault)) {
    session.close()
    return 'connection-ended'
  }
  return keepOrClose(conversation, connections, session, sent)
}

/** True where the server may have had enough of the connection: it ended, or nothing of this one mail was refused. */
function isConnectionFault({ code, command, responseCode }: SmtpFault): boolean {
  if (responseCode === undefined) return code !== 'EMESSAGE'
  return responseCode === 421 || command !== 'RCPT TO'
}

/** Keeps the connection where the server goes on with it. */
function keepOrClose(
  conversation: Conversation,
  connections: SmtpConnections,
  session: SmtpSession,
  sent: MailOutcome,
): SmtpOutcome {
  const { account, ended } = conversation
  const release = () => connections.release(account, session)
  if (sent.kind === 'sent') release()
  else if (ended.aborted || !isMailRefused(sent.fault)) session.close()
  // The outcome does not wait for it.
  else session.reset(AbortSignal.timeout(keptReplyMs)).then(release, () => session.close())
  return smtpOutcome(conversation, sent)
}

/** True where the server answered about the mail, and the conversation is where we think it is. */
function isMailRefused({ code, responseCode }: SmtpFault): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421 && responseCode !== 503
}

function smtpOutcome({ account, options }: Conversation, sent: MailOutcome): SmtpOutcome {
  if (sent.kind === 'sent') return acceptedOutcome(sent.info)
  const { fault, isHandedOver } = sent
  if (options.signal?.aborted && !isHandedOver) return { kind: 'aborted' }
  return failedOutcome(fault, account, { isReached: true, isHandedOver })
}

function acceptedOutcome(info: SMTPConnectionSendInfo): SmtpOutcome {
  const refusals = (info.rejectedErrors ?? []).map((fault) => ({ fault, refusal: refusalOf(fault) }))
  return {
    kind: 'accepted',
    answer: printableLine(info.response),
    delivered: info.accepted,
    refused: refusals.filter(({ fault }) => judgeFault(fault).kind === 'refused').map(({ refusal }) => refusal),
    deferred: refusals.filter(({ fault }) => judgeFault(fault).kind !== 'refused').map(({ refusal }) => refusal),
  }
}

interface RecipientFault extends SmtpFault {
  readonly recipient?: string | undefined
}

interface EnvelopeFault extends SmtpFault {
  readonly rejectedErrors?: readonly RecipientFault[] | undefined
}

/** The progress of a conversation. */
interface ConversationProgress {
  /** Greeted, encrypted and logged in: from here on replies are about this mail. */
  readonly isReached: boolean
  /** The server has the whole text. */
  readonly isHandedOver: boolean
}

function failedOutcome(
  fault: EnvelopeFault,
  account: SmtpAccount,
  { isReached, isHandedOver }: ConversationProgress,
): SmtpOutcome {
  const answer = replyText(fault, account)
  const verdict = judgeFault(fault)
  const forGood = (fault.rejectedErrors ?? []).filter((error) => judgeFault(error).kind === 'refused').map(refusalOf)
  switch (verdict.kind) {
    case 'blocked':
      return { kind: 'blocked', cause: verdict.cause, answer }
    case 'refused':
      return { kind: 'refused', answer, refused: forGood }
    case 'later':
      if (!isReached) return { kind: 'unreachable', answer }
      return {
        kind: 'later',
        answer,
        isPossiblyDelivered: isHandedOver && fault.response === undefined,
        refused: forGood,
      }
  }
}

function refusalOf(fault: RecipientFault): RecipientRefusal {
  return { address: fault.recipient ?? '', answer: printableLine(fault.response ?? fault.message) }
}

function toSmtpFault(error: unknown): EnvelopeFault {
  return error instanceof Error ? error : { message: String(error) }
}

import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { SmtpAccount } from './smtp-account.ts'
import { judgeFault, printableLine, replyText, type ServerBlockCause, type SmtpFault } from './smtp-verdict.ts'

/** One mail, ready for one SMTP conversation. */
export interface Mail {
  readonly messageId: string
  /** The sender of the envelope, one plain address. */
  readonly from: string
  /** The recipients of the envelope, each one plain address, none twice. */
  readonly to: readonly string[]
  readonly source: Uint8Array
}

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
  /** No recipient gets it. */
  | { readonly kind: 'refused'; readonly answer: string; readonly refused: readonly RecipientRefusal[] }
  /** The maker has to change the service; the mail itself is not at fault. */
  | { readonly kind: 'blocked'; readonly cause: ServerBlockCause; readonly answer: string }
  /** Stopped by the caller's signal before the final dot. */
  | { readonly kind: 'aborted' }

/** The time limits of a conversation, in milliseconds. */
export interface SmtpTimeouts {
  /** For the connection, greeting and encryption together. */
  readonly connectMs: number
  /** Without a byte from the server. */
  readonly silenceMs: number
  /** For the whole conversation; less than a lease. */
  readonly conversationMs: number
}

/** Long, as RFC 5321, 4.5.3.2, asks, but shorter than a lease. */
export const defaultTimeouts: SmtpTimeouts = { connectMs: 30_000, silenceMs: 120_000, conversationMs: 240_000 }

/** The longest wait for the reply to QUIT, in milliseconds. */
const quitTimeoutMs = 2000

/** The settings of one conversation. */
export interface SendMailOptions {
  readonly timeouts?: SmtpTimeouts
  /** Makes the end of the whole conversation from its length. Default: the platform's timer. */
  readonly deadlineOf?: (conversationMs: number) => AbortSignal
  /** Ends the conversation early. */
  readonly signal?: AbortSignal
  /** Called when the whole text has been sent, just before the final dot: from here on a delivery is possible. */
  readonly onHandedOver?: () => void
  /** Each line of the conversation but for the mail's text; secrets are masked. */
  readonly onLine?: (speaker: 'client' | 'server', line: string) => void
}

/** Holds one SMTP conversation for one mail. Never throws: every fault is an outcome. */
export async function sendMail(account: SmtpAccount, mail: Mail, options: SendMailOptions = {}): Promise<SmtpOutcome> {
  const timeouts = options.timeouts ?? defaultTimeouts
  const connection = new SMTPConnection(connectionOptions(account, timeouts, options.onLine))
  const { deadlineOf = (ms: number) => AbortSignal.timeout(ms) } = options
  const deadline = deadlineOf(timeouts.conversationMs)
  const ended = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal])
  let isReached = false
  let isHandedOver = false
  try {
    await rejectOnFault(connection, ended, connect(connection))
    await rejectOnFault(connection, ended, logIn(connection, account))
    isReached = true
    const info = await rejectOnFault(
      connection,
      ended,
      transmit(connection, mail, () => {
        isHandedOver = true
        options.onHandedOver?.()
      }),
    )
    connection.quit()
    if (options.onLine !== undefined) await awaitQuit(connection)
    return acceptedOutcome(info)
  } catch (error) {
    connection.close()
    const fault = toSmtpFault(error)
    if (options.signal?.aborted && !isHandedOver) return { kind: 'aborted' }
    return failedOutcome(fault, account, { isReached, isHandedOver })
  }
}

function connectionOptions(account: SmtpAccount, timeouts: SmtpTimeouts, onLine: SendMailOptions['onLine']) {
  return {
    host: account.host,
    port: account.port,
    secure: account.tls === 'implicit',
    requireTLS: account.tls === 'required',
    opportunisticTLS: account.tls === 'local',
    ...(account.tls === 'local' ? { tls: { rejectUnauthorized: false } } : {}),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    ...(onLine === undefined ? {} : { transactionLog: true, logger: lineLogger(onLine) }),
  }
}

function lineLogger(onLine: NonNullable<SendMailOptions['onLine']>) {
  return {
    debug(entry: { readonly tnx?: string } | undefined, text: unknown) {
      if (entry?.tnx !== 'client' && entry?.tnx !== 'server') return
      for (const line of String(text).split(/\r?\n/)) onLine(entry.tnx, line)
    },
  }
}

/** Rejects a step when the connection breaks or the conversation ends: nodemailer reports some faults as events only. */
function rejectOnFault<T>(connection: SMTPConnection, ended: AbortSignal, step: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const onEnded = () => reject(Object.assign(new Error('The conversation took too long'), { code: 'ETIMEDOUT' }))
    const settle = () => {
      ended.removeEventListener('abort', onEnded)
    }
    connection.on('error', reject)
    ended.addEventListener('abort', onEnded)
    if (ended.aborted) onEnded()
    step.then(resolve, reject).finally(settle)
  })
}

/** Waits for the reply to QUIT, so that `onLine` gets the whole conversation; the mail does not depend on it. */
function awaitQuit(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve) => {
    const enough = setTimeout(resolve, quitTimeoutMs)
    connection.once('end', () => {
      clearTimeout(enough)
      resolve()
    })
  })
}

function connect(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
}

function logIn(connection: SMTPConnection, account: SmtpAccount): Promise<void> {
  const { login } = account
  if (login === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    if (!connection.allowsAuth) {
      reject(Object.assign(new Error('The server offers no login'), { code: 'EAUTH' }))
      return
    }
    connection.login({ user: login.user, pass: login.password }, (error) => (error ? reject(error) : resolve()))
  })
}

function transmit(connection: SMTPConnection, mail: Mail, onHandedOver: () => void): Promise<SMTPConnectionSendInfo> {
  return new Promise((resolve, reject) => {
    const source = Readable.from([mail.source])
    // Ours runs before the pipe's own listener, which writes the final dot.
    source.once('end', onHandedOver)
    const envelope = { from: mail.from, to: [...mail.to], size: mail.source.byteLength }
    connection.send(envelope, source, (error, info) => (error ? reject(error) : resolve(info)))
  })
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
interface Progress {
  /** Greeted, encrypted and logged in: from here on replies are about this mail. */
  readonly isReached: boolean
  /** The server has the whole text. */
  readonly isHandedOver: boolean
}

function failedOutcome(fault: EnvelopeFault, account: SmtpAccount, { isReached, isHandedOver }: Progress): SmtpOutcome {
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

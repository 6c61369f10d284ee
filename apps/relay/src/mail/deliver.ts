import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { Mail, Refusal } from './mail.ts'
import type { SmtpAccount } from './smtp-account.ts'
import { type ServerBlockCause, type SmtpFault, verdictOf } from './smtp-verdict.ts'
import { answerOf, oneLine } from './smtp-words.ts'

/** What one SMTP conversation came to. */
export type SmtpOutcome =
  /** The server has the mail for `delivered`; the others were refused for good or for now. */
  | {
      readonly kind: 'accepted'
      readonly answer: string
      readonly delivered: readonly string[]
      readonly refused: readonly Refusal[]
      readonly deferred: readonly Refusal[]
    }
  /** Nobody got it for now; `doubtful` when the connection broke after the final dot, so perhaps somebody did. */
  | {
      readonly kind: 'later'
      readonly answer: string
      readonly doubtful: boolean
      readonly refused: readonly Refusal[]
    }
  /** No conversation about the mail began: the server is not reached, or takes mail from nobody for now. */
  | { readonly kind: 'unreachable'; readonly answer: string }
  /** Nobody gets it. */
  | { readonly kind: 'refused'; readonly answer: string; readonly refused: readonly Refusal[] }
  /** The service needs a person; the mail itself is not to blame. */
  | { readonly kind: 'blocked'; readonly cause: ServerBlockCause; readonly answer: string }
  /** Stopped by the caller's signal before the final dot. */
  | { readonly kind: 'aborted' }

/** How long to wait, in milliseconds. */
export interface SmtpTimeouts {
  /** For the connection, greeting and encryption together. */
  readonly connectMs: number
  /** Between two signs of life from the server. */
  readonly silenceMs: number
  /** For the whole conversation; less than a lease. */
  readonly conversationMs: number
}

/** Patient, as RFC 5321, 4.5.3.2, asks, but never longer than a lease. */
export const defaultTimeouts: SmtpTimeouts = { connectMs: 30_000, silenceMs: 120_000, conversationMs: 240_000 }

/** How long a listener waits for the answer to QUIT, in milliseconds. */
const goodbyeMs = 2000

/** What may be set for a conversation. */
export interface DeliverOptions {
  readonly timeouts?: SmtpTimeouts
  /** Makes the end of the whole conversation from its length. Default: the platform's timer. */
  readonly deadlineOf?: (conversationMs: number) => AbortSignal
  /** Ends the conversation early. */
  readonly signal?: AbortSignal
  /** Called when the whole text has been handed over, just before the final dot: from here on doubt is possible. */
  readonly onHandedOver?: () => void
  /** Each line of the conversation but for the mail's text; secrets are masked. */
  readonly onLine?: (speaker: 'client' | 'server', line: string) => void
}

/** Holds one SMTP conversation for one mail. Never throws: every fault is an outcome. */
export async function deliver(account: SmtpAccount, mail: Mail, options: DeliverOptions = {}): Promise<SmtpOutcome> {
  const timeouts = options.timeouts ?? defaultTimeouts
  const connection = new SMTPConnection(connectionOptions(account, timeouts, options.onLine))
  const { deadlineOf = (ms: number) => AbortSignal.timeout(ms) } = options
  const deadline = deadlineOf(timeouts.conversationMs)
  const ended = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal])
  let isReached = false
  let handedOver = false
  try {
    await untilBroken(connection, ended, connect(connection))
    await untilBroken(connection, ended, logIn(connection, account))
    isReached = true
    const info = await untilBroken(
      connection,
      ended,
      send(connection, mail, () => {
        handedOver = true
        options.onHandedOver?.()
      }),
    )
    connection.quit()
    if (options.onLine !== undefined) await goodbye(connection)
    return acceptedOutcome(info)
  } catch (error) {
    connection.close()
    const fault = toFault(error)
    if (options.signal?.aborted && !handedOver) return { kind: 'aborted' }
    return failedOutcome(fault, account, { isReached, handedOver })
  }
}

function connectionOptions(account: SmtpAccount, timeouts: SmtpTimeouts, onLine: DeliverOptions['onLine']) {
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

function lineLogger(onLine: NonNullable<DeliverOptions['onLine']>) {
  return {
    debug(entry: { readonly tnx?: string } | undefined, text: unknown) {
      if (entry?.tnx !== 'client' && entry?.tnx !== 'server') return
      for (const line of String(text).split(/\r?\n/)) onLine(entry.tnx, line)
    },
  }
}

/** The connection reports some faults as events only, whatever step is waiting. */
function untilBroken<T>(connection: SMTPConnection, ended: AbortSignal, step: Promise<T>): Promise<T> {
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

/** Whoever listens hears the conversation to its end; a mail that was taken does not depend on it. */
function goodbye(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve) => {
    const enough = setTimeout(resolve, goodbyeMs)
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

function send(connection: SMTPConnection, mail: Mail, onHandedOver: () => void): Promise<SMTPConnectionSendInfo> {
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
    answer: oneLine(info.response),
    delivered: info.accepted,
    refused: refusals.filter(({ fault }) => verdictOf(fault).kind === 'refused').map(({ refusal }) => refusal),
    deferred: refusals.filter(({ fault }) => verdictOf(fault).kind !== 'refused').map(({ refusal }) => refusal),
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
  /** Greeted, encrypted and logged in: from here on the server speaks of this mail. */
  readonly isReached: boolean
  /** The whole text is over there. */
  readonly handedOver: boolean
}

function failedOutcome(fault: EnvelopeFault, account: SmtpAccount, { isReached, handedOver }: Progress): SmtpOutcome {
  const answer = answerOf(fault, account)
  const verdict = verdictOf(fault)
  const forGood = (fault.rejectedErrors ?? []).filter((error) => verdictOf(error).kind === 'refused').map(refusalOf)
  switch (verdict.kind) {
    case 'blocked':
      return { kind: 'blocked', cause: verdict.cause, answer }
    case 'refused':
      return { kind: 'refused', answer, refused: forGood }
    case 'later':
      if (!isReached) return { kind: 'unreachable', answer }
      return { kind: 'later', answer, doubtful: handedOver && fault.response === undefined, refused: forGood }
  }
}

function refusalOf(fault: RecipientFault): Refusal {
  return { address: fault.recipient ?? '', answer: oneLine(fault.response ?? fault.message) }
}

function toFault(error: unknown): EnvelopeFault {
  return error instanceof Error ? error : { message: String(error) }
}

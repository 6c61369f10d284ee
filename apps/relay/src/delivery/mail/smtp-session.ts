import { Readable } from 'node:stream'
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { SmtpAccount } from './smtp-account.ts'

/** One mail, ready for one SMTP conversation. */
export interface Mail {
  readonly messageId: string
  /** The sender of the envelope, one plain address. */
  readonly from: string
  /** The recipients of the envelope, each one plain address, none twice. */
  readonly to: readonly string[]
  readonly source: Uint8Array
}

/** The time limits of a conversation, in milliseconds. */
export interface SmtpTimeouts {
  /** For the connection, greeting and encryption together. */
  readonly connectMs: number
  /** Without a byte from the server. */
  readonly silenceMs: number
  /** For the whole conversation; less than a lease. */
  readonly conversationMs: number
}

/** A text up to this size, in bytes, fits into the buffers of a connection. */
const maxBytesAtOnce = 16 * 1024

/** The longest wait for the reply to QUIT, in milliseconds. */
const quitTimeoutMs = 2000

/** The settings of a connection. */
export interface SmtpSessionOptions {
  readonly timeouts: SmtpTimeouts
  /** Each line of the conversation but for the mail's text; secrets are masked. */
  readonly onLine?: ((speaker: 'client' | 'server', line: string) => void) | undefined
}

/** The moments of a mail on its way. */
interface TransmitEvents {
  /** The server wants the text: from here on the mail belongs to this connection. */
  readonly onText: () => void
  /** The text has been sent, just before the final dot. */
  readonly onHandedOver: () => void
}

/** A connection that is greeted, encrypted and logged in. Each step rejects with nodemailer's error, or as `ended` aborts. */
export interface SmtpSession {
  transmit(mail: Mail, ended: AbortSignal, events: TransmitEvents): Promise<SMTPConnectionSendInfo>
  /** Forgets a mail that was refused. */
  reset(ended: AbortSignal): Promise<void>
  /** Says goodbye; resolves when the connection is closed, after 2 s at most. */
  quit(): Promise<void>
  close(): void
  /** False once either side has closed it. */
  isOpen(): boolean
  /** Calls back once, when the connection has ended, however it did. */
  onEnd(callback: () => void): void
}

/**
 * Opens a connection and logs in.
 * @throws {Error} nodemailer's, where the server does not let us in; the connection is closed then.
 */
export async function openSmtpSession(
  account: SmtpAccount,
  options: SmtpSessionOptions,
  ended: AbortSignal,
): Promise<SmtpSession> {
  const connection = new SMTPConnection(connectionOptions(account, options))
  // For as long as it lives: an error that nobody hears would end the process.
  connection.on('error', () => {})
  try {
    await rejectOnFault(connection, ended, openConnection(connection))
    await rejectOnFault(connection, ended, logIn(connection, account))
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    transmit: (mail, end, events) => rejectOnFault(connection, end, transmit(connection, mail, events)),
    reset: (end) => rejectOnFault(connection, end, reset(connection)),
    quit: () => quit(connection),
    close: () => connection.close(),
    isOpen: () => !connection.destroyed,
    onEnd: (callback) => {
      connection.once('end', callback)
    },
  }
}

function connectionOptions(account: SmtpAccount, { timeouts, onLine }: SmtpSessionOptions) {
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

function lineLogger(onLine: NonNullable<SmtpSessionOptions['onLine']>) {
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
      connection.off('error', reject)
      ended.removeEventListener('abort', onEnded)
    }
    connection.on('error', reject)
    ended.addEventListener('abort', onEnded)
    if (ended.aborted) onEnded()
    step.then(resolve, reject).finally(settle)
  })
}

function openConnection(connection: SMTPConnection): Promise<void> {
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

function transmit(connection: SMTPConnection, mail: Mail, events: TransmitEvents): Promise<SMTPConnectionSendInfo> {
  return new Promise((resolve, reject) => {
    const text = mail.source.byteLength <= maxBytesAtOnce ? textAtOnce(mail, events) : readText(mail, events)
    const envelope = { from: mail.from, to: [...mail.to], size: mail.source.byteLength }
    connection.send(envelope, text, (error, info) => (error ? reject(error) : resolve(info)))
  })
}

/** A text that is read as fast as the connection takes it. */
function readText({ source }: Mail, { onText, onHandedOver }: TransmitEvents): Readable {
  const text = new Readable({
    read() {
      onText()
      this.push(source)
      this.push(null)
    },
  })
  // Ours runs before the pipe's own listener, which writes the final dot.
  return text.once('end', onHandedOver)
}

/** A text that goes out in one piece: nodemailer pipes it once the server wants it. Reading it took longer than sending it. */
function textAtOnce({ source }: Mail, { onText, onHandedOver }: TransmitEvents): Readable {
  const text = new Readable()
  text.pipe = (destination) => {
    onText()
    destination.write(source)
    onHandedOver()
    destination.end()
    return destination
  }
  return text
}

function reset(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.reset((error) => (error ? reject(error) : resolve()))
  })
}

function quit(connection: SMTPConnection): Promise<void> {
  if (connection.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const enough = setTimeout(() => connection.close(), quitTimeoutMs)
    connection.once('end', () => {
      clearTimeout(enough)
      resolve()
    })
    connection.quit()
  })
}

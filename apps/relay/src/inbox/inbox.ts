import { randomBytes, timingSafeEqual } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server'
import type { SmtpAccount } from '../delivery/mail/smtp-account.ts'
import type { InboxEntry, InboxStore, StoredMail } from '../store/inbox-port.ts'
import type { Log } from '../system/log.ts'

/** The store and the limits of the test inbox. */
export interface InboxDeps {
  readonly store: InboxStore
  readonly log: Log
  readonly nowMs?: () => number
  /** The largest mail it takes; it says so by SIZE. Default: 25 MiB, as most mailboxes. */
  readonly maxBytes?: number
  /** The time that a stop waits for conversations in flight, in milliseconds. */
  readonly closeMs?: number
}

/** The test inbox: a mail server on this computer that keeps what it gets and sends nothing on. */
export interface Inbox {
  /** The account to send with: a free port on loopback, and a password of this process. */
  readonly account: SmtpAccount
  /** Ends when no conversation is left. Calls after the first share its promise. */
  stop(): Promise<void>
}

const defaultMaxBytes = 25 * 1024 * 1024
const defaultCloseMs = 2000
const user = 'letterslot'

/**
 * Starts the test inbox. It answers 250 only after the mail is committed and synced, and never drops a repeat: what a
 * sender does twice shows here twice.
 */
export async function startInbox(options: InboxDeps): Promise<Inbox> {
  const { store, log, nowMs = Date.now, maxBytes = defaultMaxBytes } = options
  const password = randomBytes(24).toString('base64url')
  const server = new SMTPServer({
    name: 'letterslot-inbox',
    banner: 'test inbox of this computer',
    // Loopback only: no certificate to manage, nothing to listen in on.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: maxBytes,
    closeTimeout: options.closeMs ?? defaultCloseMs,
    onAuth: (auth, _session, callback) => {
      if (auth.username === user && sameSecret(auth.password ?? '', password)) callback(null, { user })
      else callback(replyError(535, 'The test inbox takes mail from its own relay only'))
    },
    onData: (stream, session, callback) => {
      const keep = async (source: Uint8Array): Promise<void> => {
        if (stream.sizeExceeded) return callback(replyError(552, `At most ${maxBytes} bytes`))
        try {
          const id = await store.append({ receivedAtMs: nowMs(), ...parties(session.envelope), source })
          callback(null, `Stored as ${id}`)
        } catch (error) {
          log.error({ event: 'inbox-write-failed', err: error }, 'The test inbox could not store a mail')
          callback(replyError(451, 'The mail could not be stored for now'))
        }
      }
      readSource(stream).then(keep, (error) => callback(replyError(451, String(error))))
    },
  })
  server.on('error', (error) =>
    log.warn({ event: 'inbox-connection-failed', err: error }, 'A connection to the inbox broke'),
  )
  const port = await listenOnLoopback(server)
  let stopping: Promise<void> | undefined
  return {
    account: { host: '127.0.0.1', port, tls: 'local', login: { user, password } },
    stop: () => (stopping ??= new Promise((resolve) => server.close(resolve))),
  }
}

function listenOnLoopback(server: SMTPServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const listener = server.listen(0, '127.0.0.1', () => {
      server.off('error', reject)
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

async function readSource(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  // Past the limit the server goes on reading, so that its 552 reaches the sender; there is nothing to keep then.
  for await (const chunk of stream) if (!stream.sizeExceeded && chunk instanceof Buffer) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parties(envelope: SMTPServerEnvelope): { readonly from: string; readonly to: readonly string[] } {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
  }
}

function replyError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

function sameSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** A file that is attached to a mail. */
interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** A mail opened. */
interface MailDetails extends InboxEntry {
  readonly replyTo?: string
  readonly text?: string
  readonly html?: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** In the mail's order, which is that of their addresses. */
  readonly attachments: readonly MailAttachment[]
}

const previewLength = 140

/** The most of a mail that is searched, in UTF-16 code units: more than the parameters of one message. */
const maxSearchedChars = 65_536

/** Indexes each mail that came since the last call, so that lists and searches read no source. */
export async function indexNewMail(inbox: InboxStore): Promise<void> {
  for (let mail = inbox.nextUnindexed(); mail !== undefined; mail = inbox.nextUnindexed()) {
    // A mail that cannot be parsed is listed by its envelope.
    const email = await parseMail(mail).catch(() => undefined)
    const shown = summarizeMail(mail, email)
    const { from, to, subject, reference = '' } = shown
    const words = [from, subject, reference, ...to, email?.text ?? ''].join('\n').slice(0, maxSearchedChars)
    inbox.putIndexEntry(shown, words.toLowerCase())
    await nextTurn()
  }
}

/** Reads a stored mail whole. */
export async function openMail(mail: StoredMail): Promise<MailDetails> {
  const email = await parseMail(mail)
  const [replyTo] = email.replyTo ?? []
  return {
    ...summarizeMail(mail, email),
    ...(replyTo === undefined ? {} : { replyTo: addressText(replyTo) }),
    ...(email.text === undefined ? {} : { text: email.text }),
    ...(email.html === undefined ? {} : { html: email.html }),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment) => ({
      name: attachment.filename ?? '',
      type: attachment.mimeType,
      bytes: attachmentBytes(attachment).byteLength,
    })),
  }
}

/** The HTML part; undefined where there is none. */
export async function htmlOfMail(mail: StoredMail): Promise<string | undefined> {
  return (await parseMail(mail)).html
}

/** The bytes of one attachment, as it was sent; undefined where there is none. */
export async function attachmentOfMail(
  mail: StoredMail,
  index: number,
): Promise<{ readonly name: string; readonly content: Uint8Array<ArrayBuffer> } | undefined> {
  const attachment = (await parseMail(mail)).attachments[index]
  return attachment && { name: attachment.filename ?? '', content: attachmentBytes(attachment) }
}

function attachmentBytes({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(new Uint8Array(content))
}

function parseMail({ source }: StoredMail): Promise<Email> {
  return PostalMime.parse(source)
}

/** The recipients are the envelope's: that is where it went. */
function summarizeMail(mail: StoredMail, email: Email | undefined): InboxEntry {
  const text = email?.text ?? ''
  const reference = /\bReference ([0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2})\b/.exec(text.slice(-500))?.[1]
  return {
    id: mail.id,
    from: email?.from === undefined ? mail.from : addressText(email.from),
    to: mail.to,
    subject: email?.subject ?? '',
    receivedAt: new Date(mail.receivedAtMs).toISOString(),
    attachmentCount: email?.attachments.length ?? 0,
    preview: Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, previewLength).join(''),
    ...(reference === undefined ? {} : { reference }),
  }
}

function addressText({ name, address }: Address): string {
  if (address === undefined) return name
  return name === '' ? address : `${name} <${address}>`
}

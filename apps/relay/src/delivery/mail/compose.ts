import { createHash } from 'node:crypto'
import type { Result } from '@letterslot/core'
import type { BuiltIns, EmailError, MailRenderer, RenderedEmail } from '@letterslot/email'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { AcceptedMessage, AttachedFile, StoredService } from '../../store/port.ts'
import type { Mail } from './smtp-session.ts'
import { type TextMail, writeTextMail } from './text-mail.ts'

/** The sender of a mail: the service's address always, its name where the template gives none. */
export type MailSender = StoredService['from']

/** The parts of a mail that its message does not hold. */
export interface ComposeOptions {
  readonly sender: MailSender
  readonly mails: Pick<MailRenderer, 'render'>
  /** Default: none. */
  readonly files?: readonly AttachedFile[]
}

/**
 * Makes the mail of a message. The same message gives the same bytes at every attempt and after every restart: the
 * date is when it was accepted, the ids and the boundary are hashes.
 */
export async function composeMessage(
  message: AcceptedMessage,
  { sender, mails, files = [] }: ComposeOptions,
): Promise<Result<Mail, EmailError>> {
  const rendered = mails.render(message.template, message.params, storedBuiltIns(message.builtIns))
  if (!rendered.ok) return rendered
  const messageId = messageIdOf(message, 'maker', sender.address)
  return {
    ok: true,
    value: await composeMail(rendered.value, { sender, messageId, dateMs: message.acceptedAtMs, files }),
  }
}

/** The parts of a mail that its template does not render. */
export interface MailMetadata {
  readonly sender: MailSender
  /** With its angle brackets. */
  readonly messageId: string
  /** Milliseconds since the epoch. */
  readonly dateMs: number
  /** The attachments, each under its own name. Default: none. */
  readonly files?: readonly AttachedFile[]
}

/**
 * Puts a rendered mail into its final form: text and HTML of the same words, files behind them, no tracking, marked as written by a
 * program so that no out-of-office note answers it (RFC 3834, 5).
 */
export async function composeMail(email: RenderedEmail, metadata: MailMetadata): Promise<Mail> {
  const { sender, messageId, dateMs, files = [] } = metadata
  const mail: TextMail = {
    from: { name: displayName(email.fromName || sender.name), address: sender.address },
    to: email.to.map(bareAddress),
    cc: email.cc.map(bareAddress),
    replyTo: email.replyTo === '' ? [] : [bareAddress(email.replyTo)],
    subject: encodeHeaderText(email.subject),
    messageId,
    date: new Date(dateMs),
    text: email.text,
    html: email.html,
    boundary: createHash('sha256').update(messageId).digest('hex').slice(0, 24),
  }
  return {
    messageId,
    from: sender.address,
    to: [...email.to, ...email.cc, ...email.bcc],
    source: files.length === 0 ? writeTextMail(mail) : await buildMail(mail, files),
  }
}

/** Builds a mail with nodemailer's composer. Files go through its streams, not to be held several times over. */
export function buildMail(mail: TextMail, files: readonly AttachedFile[]): Promise<Buffer> {
  const composer = new MailComposer({
    from: mail.from,
    to: [...mail.to],
    cc: [...mail.cc],
    ...(mail.replyTo.length === 0 ? {} : { replyTo: [...mail.replyTo] }),
    messageId: mail.messageId,
    date: mail.date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      Subject: { prepared: true, foldLines: true, value: mail.subject },
    },
    text: mail.text,
    html: mail.html,
    attachments: files.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      contentDisposition: 'attachment' as const,
      content: Buffer.from(content),
    })),
    baseBoundary: mail.boundary,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

function bareAddress(address: string): { readonly name: string; readonly address: string } {
  return { name: '', address }
}

/** Breaks up what looks like an encoded word, which the reader's mail program would decode into another name. */
function displayName(name: string): string {
  return name.replaceAll('=?', '= ?')
}

function storedBuiltIns(stored: Readonly<Record<string, string>>): BuiltIns {
  return {
    user_os: stored['user_os'] ?? '',
    user_platform: stored['user_platform'] ?? '',
    user_browser: stored['user_browser'] ?? '',
    user_version: stored['user_version'] ?? '',
    user_country: stored['user_country'] ?? '',
    user_referrer: stored['user_referrer'] ?? '',
    user_ip: stored['user_ip'] ?? '',
  }
}

/** The recipient's role. Each role has its own Message-ID. */
type RecipientRole = 'maker'

/**
 * The Message-ID of a submission's mail: the same at every attempt and after every restart, so that a mailbox that got
 * it twice can tell.
 */
export function messageIdOf(
  message: Pick<AcceptedMessage, 'keyId' | 'submissionId' | 'contentDigest' | 'isRepeatedId'>,
  role: RecipientRole,
  senderAddress: string,
): string {
  // An id that came again with other content is another message, so another mail.
  const content = message.isRepeatedId ? message.contentDigest : ''
  return messageIdFrom([message.keyId, message.submissionId, content, role], senderAddress)
}

/**
 * A Message-ID as a hash of what identifies the mail: mail servers must not learn the ids of visitors.
 * @param senderAddress - its domain makes the id unique across relays (RFC 5322, 3.6.4).
 */
export function messageIdFrom(facts: readonly string[], senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1)
  return `<${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)}@${domain}>`
}

/** RFC 2047, section 2: an encoded word is at most 75 characters long, its frame included. */
const maxWordLength = 75
const frames = { Q: '=?UTF-8?Q?', B: '=?UTF-8?B?' } as const
const maxPayloadLength = maxWordLength - frames.Q.length - '?='.length

/** Characters that Q may leave as they are in every kind of header (RFC 2047, section 5, rule 3). */
const literalInQ = /^[A-Za-z0-9!*+/-]$/

/**
 * Encodes unstructured header text so that every decoder gives back exactly this text: plain words stay as they are;
 * whatever folding or a decoder could change (other scripts, runs of spaces, text that looks encoded already) becomes
 * encoded words, Q or B, whichever is shorter.
 * @param value - well-formed text without control characters.
 * @returns words parted by single spaces, ready to be folded at any of them.
 */
export function encodeHeaderText(value: string): string {
  if (needsNoEncoding(value)) return value
  const q = encodeAs('Q', value)
  const b = encodeAs('B', value)
  return q.length <= b.length ? q : b
}

/** Printable ASCII, single spaces, nothing that reads as an encoded word. */
function needsNoEncoding(value: string): boolean {
  return /^[\x20-\x7e]+$/.test(value) && !/^ | {2}| $|=\?/.test(value)
}

/** No word splits a character (RFC 2047, section 5): a decoder reads each by itself. */
function encodeAs(encoding: 'Q' | 'B', value: string): string {
  const words: string[] = []
  let payload = ''
  for (const character of value) {
    const next = payload + character
    if (payload !== '' && encodedLength(encoding, next) > maxPayloadLength) {
      words.push(payload)
      payload = character
    } else payload = next
  }
  if (payload !== '') words.push(payload)
  return words.map((word) => `${frames[encoding]}${encodePayload(encoding, word)}?=`).join(' ')
}

function encodedLength(encoding: 'Q' | 'B', text: string): number {
  return encoding === 'B' ? Math.ceil(Buffer.byteLength(text) / 3) * 4 : encodePayload('Q', text).length
}

function encodePayload(encoding: 'Q' | 'B', text: string): string {
  if (encoding === 'B') return Buffer.from(text).toString('base64')
  let encoded = ''
  for (const character of text) {
    if (literalInQ.test(character)) encoded += character
    else if (character === ' ') encoded += '_'
    else for (const octet of Buffer.from(character)) encoded += `=${octet.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return encoded
}

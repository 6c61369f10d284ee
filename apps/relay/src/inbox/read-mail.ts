import { setImmediate as nextTurn } from 'node:timers/promises'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { InboxMail, InboxStore, MailSummary } from '../store/inbox-port.ts'

/** A file that is attached to a mail. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** A mail opened. */
export interface OpenedMail extends MailSummary {
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
export async function openMail(mail: InboxMail): Promise<OpenedMail> {
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
export async function htmlOfMail(mail: InboxMail): Promise<string | undefined> {
  return (await parseMail(mail)).html
}

/** The bytes of one attachment, as it was sent; undefined where there is none. */
export async function attachmentOfMail(
  mail: InboxMail,
  index: number,
): Promise<{ readonly name: string; readonly content: Uint8Array<ArrayBuffer> } | undefined> {
  const attachment = (await parseMail(mail)).attachments[index]
  return attachment && { name: attachment.filename ?? '', content: attachmentBytes(attachment) }
}

function attachmentBytes({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(new Uint8Array(content))
}

function parseMail({ source }: InboxMail): Promise<Email> {
  return PostalMime.parse(source)
}

/** The recipients are the envelope's: that is where it went. */
function summarizeMail(mail: InboxMail, email: Email | undefined): MailSummary {
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

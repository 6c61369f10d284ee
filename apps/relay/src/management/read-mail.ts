import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { InboxMail } from '../store/port.ts'

/** A mail of the test inbox as its list shows it. Times are ISO 8601 UTC. */
export interface ShownMail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly receivedAt: string
  /** The start of its text, on one line. */
  readonly preview: string
  readonly attachmentCount: number
  /** The reference that its visitor was given, where the mail has one. */
  readonly reference?: string
}

/** A file that is attached to a mail. */
export interface ShownAttachment {
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** A mail opened. */
export interface OpenedMail extends ShownMail {
  readonly replyTo?: string
  readonly text?: string
  readonly html?: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  /** In the mail's order, which is that of their addresses. */
  readonly attachments: readonly ShownAttachment[]
}

const previewLength = 140

/** Reads a stored mail for the list. The recipients are the envelope's: that is where it went. */
export async function showMail(mail: InboxMail): Promise<ShownMail> {
  return shownMail(mail, await parseMail(mail))
}

/** Reads a stored mail whole. */
export async function openMail(mail: InboxMail): Promise<OpenedMail> {
  const email = await parseMail(mail)
  const [replyTo] = email.replyTo ?? []
  return {
    ...shownMail(mail, email),
    ...(replyTo === undefined ? {} : { replyTo: addressText(replyTo) }),
    ...(email.text === undefined ? {} : { text: email.text }),
    ...(email.html === undefined ? {} : { html: email.html }),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment) => ({
      name: attachment.filename ?? '',
      type: attachment.mimeType,
      bytes: contentOf(attachment).byteLength,
    })),
  }
}

/** The HTML part; undefined where there is none. */
export async function htmlOfMail(mail: InboxMail): Promise<string | undefined> {
  return (await parseMail(mail)).html
}

/** What one attachment holds, as it was sent; undefined where there is no such one. */
export async function attachmentOfMail(
  mail: InboxMail,
  index: number,
): Promise<{ readonly name: string; readonly content: Uint8Array<ArrayBuffer> } | undefined> {
  const attachment = (await parseMail(mail)).attachments[index]
  return attachment && { name: attachment.filename ?? '', content: contentOf(attachment) }
}

function contentOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(new Uint8Array(content))
}

function parseMail({ source }: InboxMail): Promise<Email> {
  return PostalMime.parse(source)
}

function shownMail(mail: InboxMail, email: Email): ShownMail {
  const text = email.text ?? ''
  const reference = /\bReference ([0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2})\b/.exec(text.slice(-500))?.[1]
  return {
    id: mail.id,
    from: email.from === undefined ? mail.from : addressText(email.from),
    to: mail.to,
    subject: email.subject ?? '',
    receivedAt: new Date(mail.receivedAtMs).toISOString(),
    attachmentCount: email.attachments.length,
    preview: Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, previewLength).join(''),
    ...(reference === undefined ? {} : { reference }),
  }
}

function addressText({ name, address }: Address): string {
  if (address === undefined) return name
  return name === '' ? address : `${name} <${address}>`
}

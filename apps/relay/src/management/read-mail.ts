import PostalMime, { type Address, type Email } from 'postal-mime'
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
  /** The reference that its visitor was given, where the mail has one. */
  readonly reference?: string
}

/** A mail opened. */
export interface OpenedMail extends ShownMail {
  readonly replyTo?: string
  readonly text?: string
  readonly html?: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
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
  }
}

/** The HTML part; undefined where there is none. */
export async function htmlOfMail(mail: InboxMail): Promise<string | undefined> {
  return (await parseMail(mail)).html
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
    preview: Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, previewLength).join(''),
    ...(reference === undefined ? {} : { reference }),
  }
}

function addressText({ name, address }: Address): string {
  if (address === undefined) return name
  return name === '' ? address : `${name} <${address}>`
}

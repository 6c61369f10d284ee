import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import { foldLines, hasLongerLines, isPlainText } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode as encodeQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp'

/** An address with the name that stands before it; empty for none. */
interface HeaderAddress {
  readonly name: string
  readonly address: string
}

/** A mail without files: one text, and the same in HTML. */
export interface TextMail {
  readonly from: HeaderAddress
  readonly to: readonly HeaderAddress[]
  readonly cc: readonly HeaderAddress[]
  readonly replyTo: readonly HeaderAddress[]
  /** As it stands in the header: encoded, and not folded. */
  readonly subject: string
  /** With its angle brackets. */
  readonly messageId: string
  readonly date: Date
  readonly text: string
  readonly html: string
  /** The part of the boundary that no other mail has. */
  readonly boundary: string
}

/** The longest line of a text that is sent as it stands (RFC 2045, 6.7). */
const maxPlainLine = 76

/**
 * Writes a mail without files, to the byte as nodemailer's composer does, whose addresses and encodings it has: the composer's tree of
 * nodes and headers takes longer than all else of a short mail.
 */
export function writeTextMail(mail: TextMail): Buffer {
  const node = new MimeNode(undefined, { baseBoundary: mail.boundary })
  const addressLine = (
    name: 'From' | 'To' | 'Cc' | 'Reply-To',
    addresses: readonly HeaderAddress[],
  ): readonly string[] =>
    addresses.length === 0 ? [] : [foldLines(`${name}: ${node.encodeHeaderValue(name, [...addresses])}`, maxPlainLine)]
  const boundary = `--_NmP-${mail.boundary}-Part_1`
  const lines = [
    'Auto-Submitted: auto-generated',
    ...(mail.subject.trim() === '' ? [] : [foldLines(`Subject: ${mail.subject}`)]),
    ...addressLine('From', [mail.from]),
    ...addressLine('To', mail.to),
    ...addressLine('Cc', mail.cc),
    ...addressLine('Reply-To', mail.replyTo),
    `Message-ID: ${mail.messageId}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\n boundary="${boundary}"`,
    '',
    `--${boundary}`,
    mimePart('text/plain', mail.text),
    `--${boundary}`,
    mimePart('text/html', mail.html),
    `--${boundary}--`,
    '',
  ]
  // Encoded words and bodies are ASCII; an address may be none.
  return Buffer.from(lines.join('\n').replace(/(?<!\r)\n/g, '\r\n'), 'utf8')
}

function mimePart(type: string, text: string): string {
  const encoding = encodingOf(text)
  return `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: ${encoding}\n\n${encodeBody(text, encoding)}`
}

type BodyEncoding = '7bit' | 'quoted-printable' | 'base64'

function encodingOf(text: string): BodyEncoding {
  if (isPlainText(text) && !hasLongerLines(text, maxPlainLine)) return '7bit'
  // Quoted-printable where most is Latin letters, so that it can be read as it stands.
  return countLatin(text) > 0 ? 'quoted-printable' : 'base64'
}

/** By how much Latin letters outnumber the characters that both encodings encode. */
function countLatin(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) count -= 1
    else if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)) count += 1
  }
  return count
}

function encodeBody(text: string, encoding: BodyEncoding): string {
  if (encoding === '7bit') return text
  return encoding === 'base64' ? wrapBase64(encodeBase64(text)) : wrapQuoted(encodeQuoted(text))
}

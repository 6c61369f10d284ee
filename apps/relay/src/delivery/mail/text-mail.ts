import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import { foldLines, hasLongerLines, isPlainText } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { encodeQuotedPrintable } from './quoted-printable.ts'

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
 * Writes a mail without files as nodemailer's composer does, whose addresses and headers it has: the composer's tree of nodes and
 * streams takes longer than all else of a short mail, and so does its way to break lines.
 */
export function writeTextMail(mail: TextMail): Buffer {
  const node = new MimeNode(undefined, { baseBoundary: mail.boundary })
  const addressLine = (
    name: 'From' | 'To' | 'Cc' | 'Reply-To',
    addresses: readonly HeaderAddress[],
  ): readonly string[] =>
    addresses.length === 0 ? [] : [foldLines(`${name}: ${node.encodeHeaderValue(name, [...addresses])}`, maxPlainLine)]
  const boundary = `--_NmP-${mail.boundary}-Part_1`
  const head = [
    'Auto-Submitted: auto-generated',
    ...(mail.subject.trim() === '' ? [] : [foldLines(`Subject: ${mail.subject}`)]),
    ...addressLine('From', [mail.from]),
    ...addressLine('To', mail.to),
    ...addressLine('Cc', mail.cc),
    ...addressLine('Reply-To', mail.replyTo),
    `Message-ID: ${mail.messageId}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    '',
    '',
  ]
  return Buffer.concat([
    // Encoded words are ASCII; an address may be none.
    Buffer.from(head.join('\r\n'), 'utf8'),
    ...mimePart(boundary, 'text/plain', mail.text),
    ...mimePart(boundary, 'text/html', mail.html),
    Buffer.from(`--${boundary}--\r\n`, 'latin1'),
  ])
}

function mimePart(boundary: string, type: string, text: string): readonly Buffer[] {
  const encoding = encodingOf(text)
  const head = [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    '',
  ].join('\r\n')
  return [Buffer.from(head, 'latin1'), encodeBody(text, encoding), Buffer.from('\r\n', 'latin1')]
}

type BodyEncoding = '7bit' | 'quoted-printable' | 'base64'

function encodingOf(text: string): BodyEncoding {
  if (isPlainText(text) && !hasLongerLines(text, maxPlainLine)) return '7bit'
  // Quoted-printable where most is Latin letters, so that it can be read as it stands.
  return isMostlyLatin(text) ? 'quoted-printable' : 'base64'
}

/** True where Latin letters outnumber the characters that both encodings encode. */
function isMostlyLatin(text: string): boolean {
  let lead = 0
  // What is left may turn it no more.
  for (let index = 0; index < text.length && Math.abs(lead) <= text.length - index; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 0x7f || (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d)) lead -= 1
    else if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)) lead += 1
  }
  return lead > 0
}

function encodeBody(text: string, encoding: BodyEncoding): Buffer {
  switch (encoding) {
    case 'quoted-printable':
      return encodeQuotedPrintable(text)
    case 'base64':
      return Buffer.from(wrapBase64(encodeBase64(text)), 'latin1')
    case '7bit':
      return Buffer.from(text.replace(/(?<!\r)\n/g, '\r\n'), 'latin1')
  }
}

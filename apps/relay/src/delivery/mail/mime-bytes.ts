import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode as encodeQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp'

/**
 * Writes a tree of texts as a mail, at once: nodemailer's `build` pipes it through a dozen streams, which take longer
 * than all else of a short mail. Headers, encodings and boundaries are nodemailer's own.
 */
export function mimeBytes(root: MimeNode): Buffer {
  const text = nodeText(root)
  const lines = text.endsWith('\n') ? text : `${text}\r\n`
  // Encoded words and bodies are ASCII; an address may be none.
  return Buffer.from(lines.replace(/(?<!\r)\n/g, '\r\n'), 'utf8')
}

function nodeText(node: MimeNode): string {
  const encoding = node.getTransferEncoding()
  // Makes the boundary, too.
  const head = `${node.buildHeaders()}\r\n\r\n`
  const { content = '', boundary } = node
  if (typeof content !== 'string') throw new TypeError('A part of the mail is no text')
  const text = head + encodeText(content, encoding)
  if (boundary === undefined || boundary === false) return text
  const parts = node.childNodes.map((child) => `--${boundary}\r\n${nodeText(child)}`)
  return `${text}${parts.join('\r\n')}\r\n--${boundary}--\r\n`
}

function encodeText(text: string, encoding: string | false): string {
  if (encoding === 'base64') return wrapBase64(encodeBase64(text))
  return encoding === 'quoted-printable' ? wrapQuoted(encodeQuoted(text)) : text
}

import { mailtoLength } from './constants.ts'

/**
 * A link that opens a mail of the visitor's own.
 * @returns an address (RFC 6068) of at most `mailtoLength` characters; the text is cut at a whole character and ends in an
 * ellipsis then.
 */
export function mailtoLink(address: string, subject: string, text: string): string {
  const start = `mailto:${encode(address).replace('%40', '@')}?subject=${encode(subject).slice(0, 300).replace(/%.?$/, '')}&body=`
  let body = ''
  for (const character of text) {
    const next = body + encode(character === '\n' ? '\r\n' : character)
    if (start.length + next.length > mailtoLength - ellipsis.length) return start + body + ellipsis
    body = next
  }
  return start + body
}

/** The ellipsis in UTF-8, percent-encoded. */
const ellipsis = '%E2%80%A6'

/** A lone surrogate has no UTF-8; it becomes the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

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

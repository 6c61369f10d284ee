/** Characters of an encoded line; a soft break follows, and the limit is 76 with it (RFC 2045, 6.7). */
const maxColumns = 75

const tab = 0x09
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const equalsSign = 0x3d
const hexDigits = Buffer.from('0123456789ABCDEF', 'latin1')

/** The kinds of bytes: `blank` stands as it is but at the end of a line, where servers on the way may take it off. */
const kinds = { encoded: 0, literal: 1, blank: 2, lineFeed: 3, carriageReturn: 4 } as const
const kindOfByte = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === lineFeed) return kinds.lineFeed
  if (byte === carriageReturn) return kinds.carriageReturn
  if (byte === space || byte === tab) return kinds.blank
  return byte > space && byte < 0x7f && byte !== equalsSign ? kinds.literal : kinds.encoded
})

/**
 * Encodes a text as quoted-printable (RFC 2045, 6.7), each line end as CRLF. Never breaks a line within a character, so that
 * the lines can be decoded one by one.
 */
export function encodeQuotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  const { length } = bytes
  // A line that is broken has 64 columns at least, the longest character being 12 wide.
  const encoded = Buffer.allocUnsafe(length * 3 + Math.ceil((length * 3) / (maxColumns - 11)) * 3)
  let at = 0
  let column = 0
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[index] ?? 0
    const kind = kindOfByte[byte]
    const isCrlf = kind === kinds.carriageReturn && bytes[index + 1] === lineFeed
    if (isCrlf || kind === kinds.lineFeed) {
      if (isCrlf) index += 1
      encoded[at++] = carriageReturn
      encoded[at++] = lineFeed
      column = 0
      continue
    }
    const isLiteral = kind === kinds.literal || (kind === kinds.blank && !isLineEnd(bytes[index + 1]))
    const columns = isLiteral ? 1 : encodedColumns(byte)
    if (column + columns > maxColumns) {
      encoded[at++] = equalsSign
      encoded[at++] = carriageReturn
      encoded[at++] = lineFeed
      column = 0
    }
    if (isLiteral) {
      encoded[at++] = byte
      column += 1
    } else {
      encoded[at++] = equalsSign
      encoded[at++] = hexDigits[byte >> 4] ?? 0
      encoded[at++] = hexDigits[byte & 15] ?? 0
      column += 3
    }
  }
  return encoded.subarray(0, at)
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === lineFeed || byte === carriageReturn
}

/** The columns of an encoded character, told by its first byte; of the bytes that follow there is no more to say. */
function encodedColumns(byte: number): number {
  if (byte < 0x80) return 3
  if (byte < 0xc0) return 0
  if (byte < 0xe0) return 6
  return byte < 0xf0 ? 9 : 12
}

/** Octets that one UTF-16 code unit has in UTF-8 at most: three; the two of a pair have four together. */
export const bytesPerUnit = 3

/** Octets of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
  }
  return bytes
}

/** RFC 5322, 2.1.1: a line of a message is at most this many octets, its line end excluded. */
const maxLineOctets = 998

/** Everything that ends a line or is not meant for print: C0, DEL, C1, the line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** Embeddings, overrides and isolates: they turn what follows in the reader's list of mails. Marks (LRM, RLM) stay. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** A header line's text, and whether all of it fitted. */
export interface HeaderText {
  readonly text: string
  readonly isCut: boolean
}

/**
 * Makes text fit for one header line: control characters become one space, direction overrides go, the ends are
 * trimmed, and what is too long once encoded is cut between characters.
 * @param takenOctets - what else stands on the line: the header's name, an address.
 */
export function headerText(value: string, takenOctets: number): HeaderText {
  const text = value.replace(controlCharacters, ' ').replace(bidiControls, '').trim()
  const kept = takeOctets(text, maxLineOctets - takenOctets)
  return { text: kept, isCut: kept.length < text.length }
}

/** The longest start of the text whose encoded form has room; never half of a surrogate pair. */
function takeOctets(text: string, room: number): string {
  if (isPlainAscii(text)) return text.slice(0, room)
  let used = 0
  let end = 0
  for (const character of text) {
    used += encodedOctets(character)
    if (used > room) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Text that no composer has to encode: printable ASCII, single spaces, nothing that reads as an encoded word. */
function isPlainAscii(text: string): boolean {
  return !/[^\x20-\x7e]| {2}| $/.test(text) && !text.includes('=?')
}

/**
 * An upper bound for one character in RFC 2047 encoded words, whichever of Q and B the composer picks: three octets for
 * each octet that Q has to encode, and half as much again for the frames of the words and the room at their ends.
 */
function encodedOctets(character: string): number {
  if (/^[A-Za-z0-9 ]$/.test(character)) return 1.5
  const codePoint = character.codePointAt(0) ?? 0
  const utf8Octets = codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
  return utf8Octets * 4.5
}

/**
 * HTML's valid e-mail address: RFC 5321's Mailbox without quoted local parts, comments and address literals.
 * @see HTML, 4.10.5.1.5 "E-mail state"
 */
const addressPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** RFC 5321, 4.5.3.1.1, in octets; the pattern admits ASCII only. */
const maxLocalOctets = 64
/** RFC 5321, 4.5.3.1.3, less the angle brackets of a path; in octets. */
export const maxAddressOctets = 254

/** UTF-16 code units that are read at all: an address, and the blanks that a person may have copied around it. */
const maxTypedLength = 1000

/**
 * Reads exactly one plain address, as studio and relay both understand it: no display name, no list, no comment, no
 * control character. Spaces and tabs around it are dropped, as a browser drops them from an e-mail field.
 * @returns the address as it is written to the envelope, or undefined when the text is anything else.
 */
export function parseAddress(text: string): string | undefined {
  if (text.length > maxTypedLength) return undefined
  const address = trimBlanks(text)
  if (address.length > maxAddressOctets || address.indexOf('@') > maxLocalOctets) return undefined
  return addressPattern.test(address) ? address : undefined
}

/** By hand: a pattern that is tried at each of many blanks before another character takes quadratic time. */
function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text, start)) start += 1
  while (end > start && isBlank(text, end - 1)) end -= 1
  return text.slice(start, end)
}

function isBlank(text: string, index: number): boolean {
  return text[index] === ' ' || text[index] === '\t'
}

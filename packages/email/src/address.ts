/**
 * HTML's valid e-mail address: RFC 5321's Mailbox without quoted local parts, comments and address literals.
 * @see HTML, 4.10.5.1.5 "E-mail state"
 */
const addressPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** RFC 5321, 4.5.3.1.1, in octets; the pattern admits ASCII only. */
const maxLocalLength = 64
/** RFC 5321, 4.5.3.1.3, less the angle brackets of a path; in octets. */
export const maxAddressLength = 254

/**
 * Reads exactly one plain address, as studio and relay both understand it: no display name, no list, no comment, no
 * control character. Spaces and tabs around it are dropped, as a browser drops them from an e-mail field.
 * @returns the address as it is written to the envelope, or undefined when the text is anything else.
 */
export function parseAddress(text: string): string | undefined {
  const address = text.replace(/^[ \t]+|[ \t]+$/g, '')
  if (address.length > maxAddressLength || address.indexOf('@') > maxLocalLength) return undefined
  return addressPattern.test(address) ? address : undefined
}

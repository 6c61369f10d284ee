/** A sender without the address behind the name: `Ada <ada@example.org>` is `Ada`. */
export function senderName(from: string): string {
  const at = from.endsWith('>') ? from.lastIndexOf('<') : -1
  return at < 0 || from.slice(at, -1).includes('>') ? from : from.slice(0, at).trimEnd()
}

/** The first letters of the first and the last word of a sender's name, for the round mark before it. */
export function initialsOf(from: string): string {
  const words = senderName(from)
    .split(/[\s@.]+/)
    .filter(Boolean)
  const [first = '?'] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

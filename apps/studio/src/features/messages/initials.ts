import { senderName } from './sender-name.ts'

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

import { maxTextLength } from './limits.ts'

/** Enough of an error page to hold its first words; the rest is never looked at. */
const maxReadLength = 20 * maxTextLength

/**
 * Cuts a provider's text to one plain line. A one-line text that is short enough stays as it is; of an HTML page the tags go.
 * The result is text, not markup: whoever shows it escapes it.
 */
export function oneLine(text: string): string {
  const start = text.slice(0, maxReadLength)
  const plain = /^\s*<(!|html|\?xml)/i.test(start)
    ? start.replace(/<(style|script|title)\b[\s\S]*?(<\/\1>|$)|<[^>]*(>|$)/gi, ' ')
    : start
  return plain.replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
}

declare const URL: { canParse(url: string): boolean }

/** A name with a dot in it, and what may follow; no scheme, no mailbox, no port. */
const withoutScheme = /^[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?:[/?#]\S*)?$/

/**
 * The web address that was probably meant by one without a scheme: `example.org` for `https://example.org`.
 * @returns undefined for every other text.
 */
export function suggestWebAddress(text: string): string | undefined {
  const typed = text.trim()
  const meant = `https://${typed}`
  return withoutScheme.test(typed) && URL.canParse(meant) ? meant : undefined
}

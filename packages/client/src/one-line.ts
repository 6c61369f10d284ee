/**
 * Cuts a provider's text to one line of at most 200 characters, without the tags of an HTML page. A short line stays as it
 * is. The result is text, not markup: whoever shows it escapes it.
 */
export function oneLine(text: string): string {
  // Looks at the start only: an error page may have megabytes. "<ada@example.org>" in a mail server's words is no tag.
  const words = text.slice(0, 2000).replace(/(<[!/a-z][^>@]*>|\s)+/gi, ' ')
  return words.trim().slice(0, 200)
}

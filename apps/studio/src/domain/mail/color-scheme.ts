const darkCondition = /\(\s?prefers-color-scheme\s?:\s?dark\s?\)/gi
const anyWidth = '(min-width:0)'
const never = '(max-width:0)'

/**
 * A mail as a reader with a dark device sees it, whatever this device is: the styles that it has for the dark apply.
 * Only its style sheets are changed, never its words.
 */
export function withDarkScheme(html: string): string {
  return withDarkStyles(html, anyWidth)
}

/** A mail as a reader with a light device sees it, whatever this device is. Only its style sheets are changed. */
export function withLightScheme(html: string): string {
  return withDarkStyles(html, never)
}

function withDarkStyles(html: string, condition: string): string {
  return html
    .split(/(?=<\/style)/i)
    .map((part) => {
      const at = part.toLowerCase().lastIndexOf('<style')
      return at === -1 ? part : part.slice(0, at) + part.slice(at).replaceAll(darkCondition, condition)
    })
    .join('')
}

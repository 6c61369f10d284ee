/**
 * Exchanges every tag of two braces, in linear time: a pattern that also looked for blanks around the name would begin
 * anew at each of them.
 * @param change - gets the tag, its sign (one of `#^/&>!=`, or empty) and what follows it, without blanks around.
 */
export function eachTag(text: string, change: (tag: string, sign: string, name: string) => string): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (tag, inside: string) => {
    const { sign, name } = readTag(inside)
    return change(tag, sign, name)
  })
}

/** Reads what stands between a tag's braces. */
export function readTag(inside: string): { readonly sign: string; readonly name: string } {
  const trimmed = inside.trim()
  const sign = /^[#^/&>!=]/.test(trimmed) ? trimmed.slice(0, 1) : ''
  return { sign, name: trimmed.slice(sign.length).trim() }
}

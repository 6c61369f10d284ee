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

/** Writes another name into every tag of that name, or of a part of it: variables, sections and their ends. */
export function renameTag(text: string, from: string, to: string): string {
  return eachTag(text, (tag, sign, name) => {
    if (!/^[#^/]?$/.test(sign)) return tag
    if (name === from) return `{{${sign}${to}}}`
    return name.startsWith(`${from}.`) ? `{{${sign}${to}${name.slice(from.length)}}}` : tag
  })
}

/** Takes every tag of that name out; what stands inside its sections stays. */
export function removeTag(text: string, name: string): string {
  return eachTag(text, (tag, sign, found) => (/^[#^/]?$/.test(sign) && found === name ? '' : tag))
}

/** A form's own words as a text of a template: braces in them stay braces, set apart so that they open no tag. */
export function literal(words: string): string {
  return words.replace(/\{(?=\{)/g, '{ ')
}

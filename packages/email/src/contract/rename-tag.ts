/** Writes another name into every tag of that name, or of a part of it: variables, sections and their ends. */
export function renameTag(text: string, from: string, to: string): string {
  return text.replace(/\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g, (tag, sign: string, name: string) => {
    if (name === from) return `{{${sign}${to}}}`
    return name.startsWith(`${from}.`) ? `{{${sign}${to}${name.slice(from.length)}}}` : tag
  })
}

/** Takes every tag of that name out; what stands inside its sections stays. */
export function removeTag(text: string, name: string): string {
  return text.replace(/\{\{\s*[#^/]?\s*([^{}]*?)\s*\}\}/g, (tag, found: string) => (found === name ? '' : tag))
}

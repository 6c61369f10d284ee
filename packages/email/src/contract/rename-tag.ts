/** Writes another name into every tag of that name: variables, sections and their ends. */
export function renameTag(text: string, from: string, to: string): string {
  return text.replace(/\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g, (tag, sign: string, name: string) =>
    name === from ? `{{${sign}${to}}}` : tag,
  )
}

/** Takes every tag of that name out; what stands inside its sections stays. */
export function removeTag(text: string, name: string): string {
  return text.replace(/\{\{\s*[#^/]?\s*([^{}]*?)\s*\}\}/g, (tag, found: string) => (found === name ? '' : tag))
}

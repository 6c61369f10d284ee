import { eachTag } from '../tags/each-tag.ts'

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

import { eachTag } from '../tags/each-tag.ts'
import { parseTags } from '../tags/parse-tags.ts'
import type { TagFault } from '../tags/tag-fault.ts'

/**
 * Writes a text with a refused tag as it was probably meant: raw tags with two braces, `{{#if x}}…{{else}}…{{/if}}` and
 * `{{#unless x}}` as sections, spaces in a name as underscores. What cannot be guessed is taken out.
 */
export function mendTags(text: string, fault: TagFault): string {
  const mended = withSections(withoutRawTags(text))
  const spaced = eachTag(mended, (tag, sign, name) =>
    sign === '' && /^[A-Za-z_][\w\s-]*$/.test(name) && /\s/.test(name) ? `{{${name.replace(/\s+/g, '_')}}}` : tag,
  )
  if (parseTags(spaced).ok) return spaced
  return text.slice(0, fault.index) + text.slice(fault.index + fault.tag.length)
}

function withoutRawTags(text: string): string {
  const bare = text.replace(/\{\{\{([^{}]*)\}\}\}/g, (_tag, inside: string) => `{{${inside.trim()}}}`)
  return eachTag(bare, (tag, sign, name) => (sign === '&' ? `{{${name}}}` : tag))
}

/** Handlebars' conditions as Mustache's sections. */
function withSections(text: string): string {
  const open: { readonly name: string; readonly opposite: boolean }[] = []
  return eachTag(text, (tag, sign, words) => {
    const [, helper, name = ''] = /^(if|unless)(?:\s+(\S.*))?$/s.exec(words) ?? []
    if (sign === '#' && helper !== undefined && name !== '') {
      open.push({ name, opposite: helper === 'unless' })
      return `{{${helper === 'unless' ? '^' : '#'}${name}}}`
    }
    const isElse = sign === '' && words === 'else'
    if (!isElse && !(sign === '/' && helper !== undefined && name === '')) return tag
    const section = isElse ? open.at(-1) : open.pop()
    if (section === undefined) return ''
    return isElse ? `{{/${section.name}}}{{${section.opposite ? '#' : '^'}${section.name}}}` : `{{/${section.name}}}`
  })
}

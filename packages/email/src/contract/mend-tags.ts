import { parseTags } from '../tags/parse-tags.ts'
import type { TagFault } from '../tags/tag-fault.ts'

/**
 * Writes a text with a refused tag as it was probably meant: raw tags with two braces, `{{#if x}}…{{else}}…{{/if}}` and
 * `{{#unless x}}` as sections, spaces in a name as underscores. What cannot be guessed is taken out.
 */
export function mendTags(text: string, fault: TagFault): string {
  const mended = withSections(withoutRawTags(text))
  const spaced = mended.replace(/\{\{\s*([A-Za-z_][\w-]*(?:\s+[\w-]+)+)\s*\}\}/g, (_tag, name: string) => {
    return `{{${name.replace(/\s+/g, '_')}}}`
  })
  if (parseTags(spaced).ok) return spaced
  return text.slice(0, fault.index) + text.slice(fault.index + fault.tag.length)
}

function withoutRawTags(text: string): string {
  return text.replace(
    /\{\{\{\s*([^{}]*?)\s*\}\}\}|\{\{&\s*([^{}]*?)\s*\}\}/g,
    (_tag, braced?: string, sign?: string) => {
      return `{{${braced ?? sign ?? ''}}}`
    },
  )
}

/** Handlebars' conditions as Mustache's sections. */
function withSections(text: string): string {
  const open: { readonly name: string; readonly opposite: boolean }[] = []
  const pattern = /\{\{\s*(?:#(if|unless)\s+([^{}]*?)|(else)|\/(?:if|unless))\s*\}\}/g
  return text.replace(pattern, (_tag, helper?: string, name?: string, alternative?: string) => {
    if (helper !== undefined && name !== undefined) {
      open.push({ name, opposite: helper === 'unless' })
      return `{{${helper === 'unless' ? '^' : '#'}${name}}}`
    }
    const section = alternative === undefined ? open.pop() : open.at(-1)
    if (section === undefined) return ''
    return alternative === undefined
      ? `{{/${section.name}}}`
      : `{{/${section.name}}}{{${section.opposite ? '#' : '^'}${section.name}}}`
  })
}

import { parseAddress } from '../address.ts'
import { eachTag } from '../tags/each-tag.ts'
import { parseTags } from '../tags/parse-tags.ts'
import type { TagFault } from '../tags/tag-fault.ts'
import { namesIn } from './parameter-names.ts'
import { removeTag, renameTag } from './rename-tag.ts'

/** The most repairs of one text before its braces are given up: more kinds of wrong tags do not occur in one text. */
const maxRounds = 20

/** Writes a text with refused tags so that all of it can be filled in: as it was meant, else without what cannot be. */
export function settleTags(text: string, isKnown: (name: string) => boolean): string {
  let mended = text
  for (let round = 0; round < maxRounds; round += 1) {
    const pieces = parseTags(mended)
    if (pieces.ok) break
    mended = mendTags(mended, pieces.error)
  }
  for (const name of namesIn(mended)) if (!isKnown(name)) mended = removeTag(mended, name)
  return isSettled(mended, isKnown) ? mended : withoutBraces(mended)
}

/** Writes a text with another name in place of one that nothing sends, or without its tags. */
export function settleName(text: string, name: string, meant: string | undefined): string {
  const settled = meant === undefined ? removeTag(text, name) : renameTag(text, name, meant)
  return isSettled(settled, (other) => other !== name) ? settled : withoutBraces(settled)
}

/** A recipient or reply address that lost its tag is no address any more: then it is empty. */
export function addressOrTags(text: string): string {
  return text.includes('{{') || parseAddress(text) !== undefined ? text : ''
}

function isSettled(text: string, isKnown: (name: string) => boolean): boolean {
  return parseTags(text).ok && namesIn(text).every(isKnown)
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '')
}

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

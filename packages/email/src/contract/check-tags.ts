import type { Form } from '@letterslot/core'
import { parseAddress } from '../parameters/address.ts'
import { isKnownName, isReserved, sentNames } from '../parameters/parameter-names.ts'
import { eachTag, removeTag, renameTag } from '../tags/each-tag.ts'
import { isWritable, namesInText, parseTags, type TagFault } from '../tags/parse-tags.ts'
import type { EmailTemplate } from '../template/template.ts'
import { taggedTexts } from '../template/template.ts'
import { closestName } from './closest-name.ts'
import type { Finding } from './finding.ts'

/** A place where the template names a parameter, and what stands there with another name, or without one. */
interface Use {
  readonly place: string
  readonly name: string
  readonly written: (meant: string | undefined) => string
}

/** Finds tags that cannot be filled in, and parameters that the form does not send. */
export function checkTags(form: Form, template: EmailTemplate, unused: readonly string[]): readonly Finding[] {
  const sent = sentNames(form)
  const isKnown = (name: string): boolean => isKnownName(name, sent)
  const unknown = uses(template).filter(({ name }) => !isKnown(name))
  return [
    ...refusedTags(template, isKnown),
    ...unknown.map(({ place, name, written }): Finding => {
      const text = written(closestName(name, [...sent].filter(isMeant), unused.filter(isMeant)))
      return { code: 'unknown-parameter', severity: 'error', place, name, fix: { kind: 'setText', place, text } }
    }),
  ]
}

/** True for a name worth proposing: one that a tag can hold, and that may be sent. */
function isMeant(name: string): boolean {
  return isWritable(name) && !isReserved(name)
}

function refusedTags(template: EmailTemplate, isKnown: (name: string) => boolean): readonly Finding[] {
  return taggedTexts(template).flatMap(({ place, text }): readonly Finding[] => {
    const pieces = parseTags(text)
    if (pieces.ok) return []
    const { code, tag } = pieces.error
    const settled = fitting(place, repairText(text, isKnown))
    return [{ code, severity: 'error', place, tag, fix: { kind: 'setText', place, text: settled } }]
  })
}

/** Every use of a parameter: merge tags, and the rows of the tables. */
function uses(template: EmailTemplate): readonly Use[] {
  const tags = taggedTexts(template).flatMap(({ place, text }): readonly Use[] =>
    namesInText(text).map((name) => ({
      place,
      name,
      written: (meant) => fitting(place, replaceName(text, name, meant)),
    })),
  )
  const rows = template.blocks.flatMap((block, index): readonly Use[] =>
    block.kind === 'answers'
      ? block.rows.map(({ name }, row) => ({
          place: `/blocks/${index}/rows/${row}/name`,
          name,
          written: (meant) => meant ?? '',
        }))
      : [],
  )
  return [...tags, ...rows]
}

function fitting(place: string, text: string): string {
  return /^\/(?:to|cc|bcc|replyTo)\b/.test(place) ? addressOrTags(text) : text
}

/** The most repairs of one text before its braces are given up: more kinds of wrong tags do not occur in one text. */
const maxTagRepairs = 20

/** Writes a text with refused tags so that all of it can be filled in: as it was meant, else without what cannot be. */
export function repairText(text: string, isKnown: (name: string) => boolean): string {
  let repaired = text
  for (let round = 0; round < maxTagRepairs; round += 1) {
    const pieces = parseTags(repaired)
    if (pieces.ok) break
    repaired = repairTags(repaired, pieces.error)
  }
  for (const name of namesInText(repaired)) if (!isKnown(name)) repaired = removeTag(repaired, name)
  return isWellFormed(repaired, isKnown) ? repaired : withoutBraces(repaired)
}

/** Writes a text with another name in place of one that nothing sends, or without its tags. */
export function replaceName(text: string, name: string, meant: string | undefined): string {
  const settled = meant === undefined ? removeTag(text, name) : renameTag(text, name, meant)
  return isWellFormed(settled, (other) => other !== name) ? settled : withoutBraces(settled)
}

/** A recipient or reply address that lost its tag is no address any more: then it is empty. */
export function addressOrTags(text: string): string {
  return text.includes('{{') || parseAddress(text) !== undefined ? text : ''
}

function isWellFormed(text: string, isKnown: (name: string) => boolean): boolean {
  return parseTags(text).ok && namesInText(text).every(isKnown)
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '')
}

/**
 * Writes a text with a refused tag as it was probably meant: raw tags with two braces, `{{#if x}}…{{else}}…{{/if}}` and
 * `{{#unless x}}` as sections, spaces in a name as underscores. What cannot be guessed is taken out.
 */
export function repairTags(text: string, fault: TagFault): string {
  const repaired = withSectionTags(withoutRawTags(text))
  const spaced = eachTag(repaired, (tag, sign, name) =>
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
function withSectionTags(text: string): string {
  const open: { readonly name: string; readonly isInverted: boolean }[] = []
  return eachTag(text, (tag, sign, words) => {
    const [, helper, name = ''] = /^(if|unless)(?:\s+(\S.*))?$/s.exec(words) ?? []
    if (sign === '#' && helper !== undefined && name !== '') {
      open.push({ name, isInverted: helper === 'unless' })
      return `{{${helper === 'unless' ? '^' : '#'}${name}}}`
    }
    const isElse = sign === '' && words === 'else'
    if (!isElse && !(sign === '/' && helper !== undefined && name === '')) return tag
    const section = isElse ? open.at(-1) : open.pop()
    if (section === undefined) return ''
    return isElse ? `{{/${section.name}}}{{${section.isInverted ? '#' : '^'}${section.name}}}` : `{{/${section.name}}}`
  })
}

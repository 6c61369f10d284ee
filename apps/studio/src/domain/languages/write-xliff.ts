import { directionOf } from '@letterslot/core'
import { type Translatable, translatablesOf } from './translatable.ts'
import type { WrittenTranslations } from './translation-file.ts'
import { layerOf, placeholdersIn, wordsAt } from './translation-words.ts'

/**
 * Writes a form's texts and their translations for translation tools. Placeholders are inline codes, which tools keep from
 * being translated.
 * @see XLIFF Version 2.1, OASIS Standard, 2018
 */
export function writeXliff({ form, tag, nameOf }: WrittenTranslations): string {
  const layer = layerOf(form, tag)
  const units = translatablesOf(form).map((text, index) => {
    const words = wordsAt(layer, text.path)
    const [place, part] = nameOf(text)
    return [
      `    <unit id="u${index + 1}" name="${escapeAttribute(text.id)}" canResegment="no" xml:space="preserve">`,
      `      <notes><note category="location">${inXml(place)}: ${inXml(part)}</note></notes>`,
      `      <segment state="${words === undefined ? 'initial' : 'translated'}">`,
      `        <source>${sourceContent(text)}</source>`,
      ...(words === undefined ? [] : [`        <target>${target(text, words)}</target>`]),
      '      </segment>',
      '    </unit>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${escapeAttribute(form.locale)}" trgLang="${escapeAttribute(tag)}">
  <file id="f1" original="${escapeAttribute(`${form.id}.form.json`)}" srcDir="${directionOf(form.locale)}" trgDir="${directionOf(tag)}">
${units.join('\n')}
  </file>
</xliff>
`
}

function sourceContent({ original }: Translatable): string {
  return withCodes(original, (index) => index)
}

/** The n-th time that a placeholder stands in a translation is the code of its n-th time in the original. */
function target({ original }: Translatable, words: string): string {
  const ofSource = placeholdersIn(original)
  const taken = new Set<number>()
  const found = placeholdersIn(words).map((placeholder, index) => {
    const same = ofSource.findIndex((one, at) => one === placeholder && !taken.has(at))
    taken.add(same)
    return same === -1 ? ofSource.length + index : same
  })
  return withCodes(words, (index) => found[index] ?? index)
}

function withCodes(text: string, idOf: (index: number) => number): string {
  let rest = text
  const parts: string[] = []
  for (const [index, placeholder] of placeholdersIn(text).entries()) {
    const at = rest.indexOf(placeholder)
    const name = escapeAttribute(placeholder)
    parts.push(inXml(rest.slice(0, at)), `<ph id="${idOf(index)}" equiv="${name}" disp="${name}"/>`)
    rest = rest.slice(at + placeholder.length)
  }
  return [...parts, inXml(rest)].join('')
}

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => xmlEntities[character] ?? character)
}

function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll(/[\t\r\n]/g, numbered)
}

function numbered(character: string): string {
  return `&#${character.charCodeAt(0)};`
}

/** Characters that XML 1.0 cannot hold; tabs and line ends it can. */
const unholdable = /[^\P{Cc}\t\r\n\u007F-\u009F]|[\p{Cs}\uFFFE\uFFFF]/gu

/** A text as content: a carriage return would become a newline, and what XML cannot hold has an element. */
function inXml(text: string): string {
  return escapeXml(text)
    .replaceAll('\r', numbered)
    .replaceAll(unholdable, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return `<cp hex="${code}"/>`
    })
}

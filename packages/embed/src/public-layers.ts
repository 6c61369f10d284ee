import type { Form } from '@letterslot/core'

/** The look of a form and its words in further languages: what a page beside a document's own pages reads of it. */
export type PublicLayers = Pick<Form, 'look' | 'texts' | 'translations'>

type Look = NonNullable<Form['look']>
type Translation = NonNullable<Form['translations']>[string]

/** Returns the publishable part of a form's look, changed sentences and translations: the keys that a runtime reads, and no other. */
export function publicLayers({ look, texts, translations }: Form): PublicLayers {
  return {
    ...(look && { look: publicLook(look) }),
    ...(texts && { texts: onlyTexts(texts) }),
    ...(translations && { translations: mapValues(translations, publicTranslation) }),
  }
}

/** Without the theme, which the studio alone reads, and the style sheet, which a one-file page has for itself. */
function publicLook({ tokens, scheme, cover, logo, fonts }: Look): Look {
  return {
    ...(tokens && { tokens: pick(tokens, (key) => /^(?:[a-z]+\.[a-z-]+|sheet|stripe)$/.test(key)) }),
    ...(scheme && { scheme }),
    ...(cover && { cover: pick(cover, isPictureKey) }),
    ...(logo && { logo: pick(logo, isPictureKey) }),
    ...(fonts && { fonts: fonts.map(({ family, src }) => ({ family, src })) }),
  }
}

const isPictureKey = (key: string): boolean => ['src', 'alt', 'width', 'height', 'place', 'focus'].includes(key)

function publicTranslation({ fields, pages, sentBlocks, texts, ...words }: Translation): Translation {
  return {
    ...pick(words, (key) => ['address', 'title', 'description', 'maker', 'submitLabel', 'sentText'].includes(key)),
    ...(pages && { pages: onlyTexts(pages) }),
    ...(sentBlocks && { sentBlocks: onlyTexts(sentBlocks) }),
    ...(texts && { texts: onlyTexts(texts) }),
    ...(fields && {
      fields: mapValues(fields, ({ options, rows, messages, rich, ...field }) => ({
        ...pick(field, (key) => ['label', 'text', 'help', 'placeholder', 'fromLabel', 'toLabel'].includes(key)),
        ...(rich && { rich: pick(rich, (key) => ['label', 'text', 'help'].includes(key)) }),
        ...(options && { options: onlyTexts(options) }),
        ...(rows && { rows: onlyTexts(rows) }),
        ...(messages && { messages: onlyTexts(messages) }),
      })),
    }),
  }
}

/** The object with those of its own keys that are wanted. */
function pick<Of extends object>(object: Of, isWanted: (key: string) => boolean): Of {
  return JSON.parse(
    JSON.stringify(object, (key, value) => (key === '' || isWanted(key) || isIndex(key) ? value : undefined)),
  )
}

const isIndex = (key: string): boolean => /^\d+$/.test(key)

/** The words of a record that are words. */
function onlyTexts(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => typeof word === 'string'))
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

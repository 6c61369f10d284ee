import type { Form } from '@letterslot/core'

/** The look of a form and its words in further languages: what a page beside a document's own pages reads of it. */
export type PublicLayers = Pick<Form, 'look' | 'texts' | 'translations'>

type Look = NonNullable<Form['look']>
type Translation = NonNullable<Form['translations']>[string]
type Words = NonNullable<Translation['fields']>[string]
type Question = NonNullable<Words['fields']>[string]

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
    ...(fields && { fields: mapValues(fields, publicWords) }),
  }
}

function publicWords({ rich, rows, fields, label, placeholder, options, messages, ...words }: Words): Words {
  return {
    ...pick(words, (key) => ['text', 'help', 'fromLabel', 'toLabel', 'alt', 'item'].includes(key)),
    ...publicQuestion({
      ...(label !== undefined && { label }),
      ...(placeholder !== undefined && { placeholder }),
      ...(options && { options }),
      ...(messages && { messages }),
    }),
    ...(rich && { rich: pick(rich, (key) => ['label', 'text', 'help'].includes(key)) }),
    ...(rows && { rows: onlyTexts(rows) }),
    ...(fields && { fields: mapValues(fields, publicQuestion) }),
  }
}

/** The words that a question of a group has as well as a field. */
function publicQuestion({ options, messages, ...words }: Question): Question {
  return {
    ...pick(words, (key) => key === 'label' || key === 'placeholder'),
    ...(options && { options: onlyTexts(options) }),
    ...(messages && { messages: onlyTexts(messages) }),
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

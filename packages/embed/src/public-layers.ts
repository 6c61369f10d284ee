import type { Form } from '@letterslot/core'

/** The look of a form and its words in further languages: what a page beside a document's own pages reads of it. */
export type PublicLayers = Pick<Form, 'look' | 'texts' | 'translations'>

type FormLook = NonNullable<Form['look']>
type FormTranslation = NonNullable<Form['translations']>[string]
type TranslatedField = NonNullable<FormTranslation['fields']>[string]
type QuestionTranslation = NonNullable<TranslatedField['fields']>[string]

/** Returns the publishable part of a form's look, changed sentences and translations: the keys that a runtime reads, and no other. */
export function publicLayers({ look, texts, translations }: Form): PublicLayers {
  return {
    ...(look && { look: publicLook(look) }),
    ...(texts && { texts: onlyTexts(texts) }),
    ...(translations && { translations: mapValues(translations, publicTranslation) }),
  }
}

/** Without the theme, which the studio alone reads, and the style sheet, which a one-file page has for itself. */
function publicLook({ tokens, scheme, cover, logo, fonts }: FormLook): FormLook {
  return {
    ...(tokens && { tokens: pickKeys(tokens, (key) => /^(?:[a-z]+\.[a-z-]+|sheet|stripe)$/.test(key)) }),
    ...(scheme && { scheme }),
    ...(cover && { cover: pickKeys(cover, isPictureKey) }),
    ...(logo && { logo: pickKeys(logo, isPictureKey) }),
    ...(fonts && { fonts: fonts.map(({ family, src }) => ({ family, src })) }),
  }
}

const isPictureKey = (key: string): boolean => ['src', 'alt', 'width', 'height', 'place', 'focus'].includes(key)

function publicTranslation({ fields, pages, sentBlocks, texts, ...words }: FormTranslation): FormTranslation {
  return {
    ...pickKeys(words, (key) => ['address', 'title', 'description', 'maker', 'submitLabel', 'sentText'].includes(key)),
    ...(pages && { pages: onlyTexts(pages) }),
    ...(sentBlocks && { sentBlocks: onlyTexts(sentBlocks) }),
    ...(texts && { texts: onlyTexts(texts) }),
    ...(fields && { fields: mapValues(fields, publicWords) }),
  }
}

function publicWords({
  rich,
  rows,
  fields,
  label,
  placeholder,
  options,
  messages,
  ...words
}: TranslatedField): TranslatedField {
  return {
    ...pickKeys(words, (key) => ['text', 'help', 'fromLabel', 'toLabel', 'alt', 'item'].includes(key)),
    ...publicQuestion({
      ...(label !== undefined && { label }),
      ...(placeholder !== undefined && { placeholder }),
      ...(options && { options }),
      ...(messages && { messages }),
    }),
    ...(rich && { rich: pickKeys(rich, (key) => ['label', 'text', 'help'].includes(key)) }),
    ...(rows && { rows: onlyTexts(rows) }),
    ...(fields && { fields: mapValues(fields, publicQuestion) }),
  }
}

/** The words that a question of a group has as well as a field. */
function publicQuestion({ options, messages, ...words }: QuestionTranslation): QuestionTranslation {
  return {
    ...pickKeys(words, (key) => key === 'label' || key === 'placeholder'),
    ...(options && { options: onlyTexts(options) }),
    ...(messages && { messages: onlyTexts(messages) }),
  }
}

/** The object with those of its own keys that are wanted. */
function pickKeys<Of extends object>(object: Of, isWanted: (key: string) => boolean): Of {
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

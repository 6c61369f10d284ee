import { matchLocale } from './messages/match-locale.ts'
import type { Field, RowField } from './model/field.ts'
import type { Form } from './model/form.ts'
import { ownForm } from './model/own-form.ts'
import type { SentBlock } from './model/sent-block.ts'
import type { FieldTranslation, RowFieldTranslation, Translation } from './model/translation.ts'

/** The languages that a form speaks, by BCP 47 tag, its own first. */
export function languagesOf({ locale, translations = {} }: Pick<Form, 'locale' | 'translations'>): readonly string[] {
  return [locale, ...Object.keys(translations).filter((tag) => tag !== locale)]
}

/**
 * Picks the language of a form that serves a visitor.
 * @param wanted - BCP 47 tags, the most wanted first: of the address, the page, the browser.
 * @returns one of `languagesOf(form)`; the form's own where none is served.
 */
export function chooseLanguage(form: Pick<Form, 'locale' | 'translations'>, wanted: readonly string[]): string {
  const spoken = languagesOf(form)
  for (const tag of wanted) {
    const found = matchLocale(tag, spoken)
    if (found !== undefined) return found
  }
  return form.locale
}

/**
 * The form in one of its languages: what a layer does not say stays in the document's own words, and all that is sent stays the same.
 * @param tag - one of `languagesOf(form)`; for another the form stays as it is.
 */
export function localizeForm(form: Form, tag: string): Form {
  const { translations = {}, texts: _ownTexts, address: _ownAddress, ...rest } = form
  const layer = tag !== form.locale && Object.hasOwn(translations, tag) ? translations[tag] : undefined
  if (!layer) return form
  const { title, description, maker, submitLabel, sentText, texts, address } = layer
  return {
    ...rest,
    ...withoutEmptyWords({ title, description, maker, submitLabel, sentText }),
    ...(texts && { texts }),
    ...(address && { address }),
    ...(form.sentBlocks && { sentBlocks: form.sentBlocks.map((block) => localizeBlock(block, layer)) }),
    locale: tag,
    translations,
    [ownForm]: form,
    pages: form.pages.map((page) => ({
      ...page,
      ...withoutEmptyWords({ title: ownWord(layer.pages, page.id) }),
      fields: page.fields.map((field) => localizeField(field, layer)),
    })),
  }
}

function localizeBlock(block: SentBlock, { sentBlocks }: Translation): SentBlock {
  const word = ownWord(sentBlocks, block.id)?.trim() && ownWord(sentBlocks, block.id)
  if (!word) return block
  return block.kind === 'image' ? { ...block, alt: word } : { ...block, text: word }
}

function localizeField(field: Field, { fields = {} }: Translation): Field {
  const layer: FieldTranslation | undefined = Object.hasOwn(fields, field.id) ? fields[field.id] : undefined
  if (!layer) return field
  const { text, help, fromLabel, toLabel, alt, rich, rows, item, fields: questions = {} } = layer
  return {
    ...localizeQuestion(field, layer),
    ...withoutEmptyWords({ text, help, fromLabel, toLabel, item, ...(field.alt && { alt }) }),
    // Drawn only where it says what the plain words say, so that nobody reads those of another language.
    ...(rich && { rich: { ...field.rich, ...rich } }),
    ...(field.rows && { rows: field.rows.map((row) => ({ ...row, label: ownWord(rows, row.value) ?? row.label })) }),
    ...(field.fields && {
      fields: field.fields.map((one) =>
        Object.hasOwn(questions, one.name) ? localizeQuestion(one, questions[one.name] ?? {}) : one,
      ),
    }),
  }
}

/** For what a question of a group has of a field, too. */
function localizeQuestion<Of extends Field | RowField>(field: Of, layer: RowFieldTranslation): Of {
  const { label, placeholder, options, messages } = layer
  return {
    ...field,
    ...withoutEmptyWords({ label, placeholder }),
    ...(field.options && {
      options: field.options.map((option) => ({ ...option, label: ownWord(options, option.value) ?? option.label })),
    }),
    rules: field.rules.map((rule) => {
      const message = rule.message && ownWord(messages, rule.message)
      return message ? { ...rule, message } : rule
    }),
  }
}

/** Only what says something. */
function withoutEmptyWords(words: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).flatMap(([key, word]) => (word?.trim() ? [[key, word]] : [])))
}

function ownWord(words: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return (words && Object.hasOwn(words, key) && words[key]) || undefined
}

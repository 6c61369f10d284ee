import type { Condition, Field, RowField } from '@letterslot/core'
import { language } from '../../ui/language.ts'

/** Words of forms by the English ones; what is not among them stays English. */
export type FormWords = Readonly<Record<string, string>>

/** German, where the page is: English pays nothing. */
export const spokenWords: FormWords = language === 'de' ? (await import('./german-words.ts')).germanWords : {}

/** The words of a form that speaks the language of the page; none for any other, which gets English ones. */
export function wordsFor(locale: string): FormWords {
  return locale.split('-')[0] === language ? spokenWords : {}
}

/** A word that we put into forms, in the language of the page. */
export function sayWord(text: string, words: FormWords = spokenWords): string {
  return Object.hasOwn(words, text) ? (words[text] ?? text) : text
}

/** A field that we made, in the language of the page. The name of its parameter stays. */
export function sayField(field: Field, words: FormWords = spokenWords): Field {
  const { rules, options, visibleWhen, default: first, fields, rows, ...others } = field
  return {
    ...withSaid(others, ['label', 'help', 'placeholder', 'text', 'item', 'fromLabel', 'toLabel'], words),
    rules: rules.map((rule) => withSaid(rule, ['message'], words)),
    // Their values are what people read, as in English.
    ...(options && { options: options.map((option) => withSaid(option, ['value', 'label'], words)) }),
    ...(rows && { rows: rows.map((row) => withSaid(row, ['value', 'label'], words)) }),
    ...(first !== undefined && { default: typeof first === 'string' ? sayWord(first, words) : first }),
    ...(visibleWhen && { visibleWhen: sayCondition(visibleWhen, words) }),
    ...(fields && { fields: fields.map((one) => sayQuestion(one, words)) }),
  }
}

function sayQuestion({ options, ...question }: RowField, words: FormWords): RowField {
  return {
    ...withSaid(question, ['label', 'placeholder'], words),
    ...(options && { options: options.map((option) => withSaid(option, ['value', 'label'], words)) }),
  }
}

/** A condition of a form in other words: what it compares with are the words of its choices. */
export function sayCondition(condition: Condition, words: FormWords): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => sayCondition(part, words)) }
  if ('any' in condition) return { any: condition.any.map((part) => sayCondition(part, words)) }
  if ('not' in condition) return { not: sayCondition(condition.not, words) }
  return typeof condition.to === 'string' ? { ...condition, to: sayWord(condition.to, words) } : condition
}

/** Puts the texts at these keys into other words; one that is not there stays away. */
export function withSaid<Of extends object>(of: Of, keys: readonly string[], words: FormWords): Of {
  const said = keys.flatMap((key) => {
    const text: unknown = Reflect.get(of, key)
    return typeof text === 'string' ? [[key, sayWord(text, words)]] : []
  })
  return { ...of, ...Object.fromEntries(said) }
}

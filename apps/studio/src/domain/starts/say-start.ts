import type { Condition, Field } from '@letterslot/core'
import { language } from '../../ui/language.ts'
import type { Start } from './start.ts'

/** German, where the page is: English pays nothing. */
const spoken = language === 'de' ? (await import('./german-words.ts')).germanWords : {}

/**
 * A start in the language of the page, so that the form made from it is the maker's own. Names of parameters stay.
 * @param words - by the English ones; what is not among them stays English.
 */
export function sayStart(start: Start, words: Readonly<Record<string, string>> = spoken): Start {
  const say = <Text extends string | undefined>(text: Text): Text | string =>
    text !== undefined && Object.hasOwn(words, text) ? (words[text] ?? text) : text
  const saidCondition = (condition: Condition): Condition =>
    'field' in condition && typeof condition.to === 'string' ? { ...condition, to: say(condition.to) } : condition
  const saidField = ({ rules, options, visibleWhen, default: first, ...field }: Field): Field => ({
    ...withSaid(field, ['label', 'help', 'placeholder', 'text'], say),
    rules: rules.map((rule) => withSaid(rule, ['message'], say)),
    // Their values are what people read, as in English.
    ...(options && { options: options.map((option) => withSaid(option, ['value', 'label'], say)) }),
    ...(first !== undefined && { default: typeof first === 'string' ? say(first) : first }),
    ...(visibleWhen && { visibleWhen: saidCondition(visibleWhen) }),
  })
  return {
    ...start,
    form: withSaid(start.form, ['title', 'description', 'submitLabel', 'sentText'], say),
    fields: start.fields.map(saidField),
    ...(start.pages && { pages: start.pages.map((page) => withSaid(page, ['title'], say)) }),
    ...withSaid({ ...(start.subject !== undefined && { subject: start.subject }) }, ['subject'], say),
  }
}

/** Puts the texts at these keys into other words; one that is not there stays away. */
function withSaid<Of extends object>(of: Of, keys: readonly (keyof Of | string)[], say: (text: string) => string): Of {
  const said = keys.flatMap((key) => {
    const text: unknown = Reflect.get(of, key)
    return typeof text === 'string' ? [[key, say(text)]] : []
  })
  return { ...of, ...Object.fromEntries(said) }
}

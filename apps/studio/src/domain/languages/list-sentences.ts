import type { Form } from '@letterslot/core'
import { type TextToken, tokensOfText } from '@letterslot/core/document'
import { type LocaleMessages, localizeForm } from '@letterslot/core/language'
import { type SentenceGroup, type SentenceKey, sentenceGroups, sentenceStates } from './sentence-groups.ts'
import { unreadSentences } from './unread-sentences.ts'

/** A sentence that visitors read, in one language of a form. */
export interface Sentence {
  readonly key: SentenceKey
  readonly group: SentenceGroup
  /** The language's own: one text, or one for each form that a number or a weekday asks for. */
  readonly defaults: readonly SentenceForm[]
  /** The maker's own words, the same for every number. */
  readonly own: string | undefined
  readonly tokens: readonly TextToken[]
  /** False where no visitor of this form can read it. */
  readonly isRead: boolean
}

/** A text, and what it is for where there are several: a plural category of CLDR, or a weekday. */
export interface SentenceForm {
  readonly of?: string
  readonly text: string
}

/**
 * Lists every sentence of a form that a maker may change, in the order of a visit.
 * @param tag - one of the form's languages.
 * @param messages - of that language and its address, without changes.
 */
export function listSentences(form: Form, tag: string, messages: LocaleMessages): readonly Sentence[] {
  const said = localizeForm(form, tag)
  const unread = unreadSentences(said)
  const { texts = {} } = said
  return sentenceStates.flatMap((group) =>
    sentenceGroups[group].map((key) => ({
      key,
      group,
      defaults: formsOf(messages[key]),
      own: Object.hasOwn(texts, key) ? texts[key] : undefined,
      tokens: tokensOfText(key) ?? [],
      isRead: !unread.has(key),
    })),
  )
}

/** The sentences in which all words of a query stand: in the language's own text, the maker's, or the key. */
export function findSentences(sentences: readonly Sentence[], query: string, locale: string): readonly Sentence[] {
  const wanted = query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
  return sentences.filter(({ key, own = '', defaults }) => {
    const text = [key, own, ...defaults.map((form) => form.text)].join('\n').toLocaleLowerCase(locale)
    return wanted.every((word) => text.includes(word))
  })
}

function formsOf(message: LocaleMessages[SentenceKey]): readonly SentenceForm[] {
  if (typeof message === 'string') return [{ text: message }]
  const forms = Object.entries(Object.values(message)[0] ?? {})
  const texts = new Set(forms.map(([, text]) => text))
  // "And {n} more." in every form is one sentence.
  return texts.size === 1 ? [...texts].map((text) => ({ text })) : forms.map(([of, text]) => ({ of, text }))
}

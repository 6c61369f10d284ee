import { directionOf, type Form } from '@letterslot/core'
import type { CreateMarks, Marks } from '../form/marks.ts'

/** Keys of a document whose texts people read. */
const wordKeys = new Set([
  ...['title', 'description', 'submitLabel', 'sentText', 'alt', 'label', 'text', 'help', 'placeholder', 'message'],
  ...['fromLabel', 'toLabel', 'item'],
])

/** Stands around a token's name, and in no text. */
const tokenMark = '\u0000'

/**
 * Makes what marks the maker's words that have no translation. They are told by themselves: what stands in a layer is of its language,
 * also where both say the same.
 * @param whole - the form in its own language.
 * @param tag - the one that it is shown in.
 * @returns undefined where no words can be in another one.
 */
export function marksFor(whole: Form, tag: string): CreateMarks | undefined {
  const { locale, translations = {}, look = {}, title, description, submitLabel, sentText, sentBlocks, pages } = whole
  const layer = tag !== locale && Object.hasOwn(translations, tag) ? translations[tag] : undefined
  if (!layer) return undefined
  const { texts: _texts, ...words } = layer
  const translated = markedWords(words, () => true)
  const alternatives = [look.cover, look.logo].map((picture) => ({ alt: picture?.alt }))
  const own = markedWords({ title, description, submitLabel, sentText, sentBlocks, pages, alternatives }, (key) =>
    wordKeys.has(key),
  )
  const marksOf = (language: string): ReturnType<Marks['langOf']> => ({ lang: language, dir: directionOf(language) })

  return (say, lang) => {
    const langOf: Marks['langOf'] = (said = '') => {
      // Among English words, as a language that we lack has them, translated ones are in another language, too.
      if (translated.has(said)) return lang === undefined ? undefined : marksOf(tag)
      return own.has(said) ? marksOf(locale) : undefined
    }
    return {
      langOf,
      mark(said, drawn = said) {
        const attributes = langOf(said)
        return attributes ? <span {...attributes}>{drawn}</span> : drawn
      },
      sayMarked: (text, tokens) =>
        say(text, Object.fromEntries(Object.keys(tokens).map((name) => [name, tokenMark + name + tokenMark])))
          .split(tokenMark)
          .map((part, at) => {
            if (at % 2 === 0) return part
            const attributes = langOf(tokens[part])
            return attributes ? (
              <span key={part} {...attributes}>
                {tokens[part]}
              </span>
            ) : (
              tokens[part]
            )
          }),
    }
  }
}

function markedWords(value: object, isWanted: (key: string) => boolean): ReadonlySet<string> {
  const words = new Set<string>()
  JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'string' && isWanted(key)) words.add(part)
    return part
  })
  return words
}

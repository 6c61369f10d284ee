import type { SentenceKey } from '../../languages/sentence-groups.ts'
import type { Command } from '../command.ts'

/** A sentence of one language of a form; without `text` the language's own is said again. */
export interface SentenceChange {
  /** The form's own language, or one of its translations. */
  readonly tag: string
  readonly key: SentenceKey
  readonly text: string | undefined
}

/** Says a sentence that visitors read in the maker's own words. */
export function setSentence({ tag, key, text }: SentenceChange): Command {
  return {
    kind: 'set-sentence',
    // Taking the words back is a step of its own: undo brings them back.
    ...(text !== undefined && { mergeKey: `set-sentence:${tag}:${key}` }),
    change: ({ form }) => {
      const { translations = {} } = form
      const layer = tag === form.locale ? form : Object.hasOwn(translations, tag) ? translations[tag] : undefined
      if (!layer) return
      const { [key]: _before, ...others } = layer.texts ?? {}
      const texts = text === undefined ? others : { ...others, [key]: text }
      // A form without changed sentences in English loads no table.
      if (Object.keys(texts).length > 0) layer.texts = texts
      else delete layer.texts
    },
  }
}

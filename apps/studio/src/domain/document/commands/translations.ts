import { maxTranslations, type Translation } from '@letterslot/core/language'
import { castDraft, current } from 'mutative'
import { isSameValue } from '../../../model/studio-document.ts'
import { type WordChange, withWords } from '../../languages/translation-words.ts'
import type { Command } from '../command.ts'
import { assignChanges, type Changes } from '../command.ts'

/**
 * Gives the form a further language. One that it speaks already stays as it is.
 * @param layer - what is said in it: of one that was taken out. Default: nothing yet.
 */
export function addLanguage(tag: string, layer: Translation = {}): Command {
  return {
    kind: 'add-language',
    change: ({ form }) => {
      const { translations = {} } = form
      if (tag === form.locale || Object.hasOwn(translations, tag)) return
      if (isFull(translations)) return
      form.translations = castDraft({ ...current(form).translations, [tag]: layer })
    },
  }
}

/** Takes a further language away, with all that is said in it. */
export function removeLanguage(tag: string): Command {
  return {
    kind: 'remove-language',
    change: ({ form }) => {
      if (!form.translations || !Object.hasOwn(form.translations, tag)) return
      const left = Object.entries(form.translations).filter(([one]) => one !== tag)
      if (left.length === 0) delete form.translations
      else form.translations = Object.fromEntries(left)
    },
  }
}

/** Says texts of the form in one of its further languages; empty words take a translation away. */
export function translate(tag: string, changes: readonly WordChange[]): Command {
  return {
    kind: 'translate',
    mergeKey: `translate:${tag}:${changes.map(({ path }) => path.join('/')).join(' ')}`,
    change: ({ form }) => {
      const before = ownLayer(current(form), tag)
      const after = before && withWords(before, changes)
      if (form.translations && after && !isSameValue(before, after)) form.translations[tag] = castDraft(after)
    },
  }
}

/** Changes how visitors of a further language are addressed: formally where it is undefined. */
export function setTranslationAddress(tag: string, changes: Changes<Pick<Translation, 'address'>>): Command {
  return {
    kind: 'set-translation-address',
    change: ({ form }) => {
      const layer = ownLayer(form, tag)
      if (layer) assignChanges(layer, changes)
    },
  }
}

/** Takes translations of a file over, in one step of undo; the language is added where the form does not speak it yet. */
export function takeTranslations(tag: string, changes: readonly WordChange[]): Command {
  return {
    kind: 'take-translations',
    change: ({ form }) => {
      const { locale, translations = {} } = current(form)
      const before = ownLayer({ translations }, tag)
      const after = withWords(before ?? {}, changes)
      if (tag === locale || (before ? isSameValue(before, after) : isFull(translations))) return
      form.translations = castDraft({ ...translations, [tag]: after })
    },
  }
}

function isFull(translations: object): boolean {
  return Object.keys(translations).length >= maxTranslations
}

/** The layer of a language; undefined where the form does not speak it. */
function ownLayer<Layer>(
  { translations }: { readonly translations?: Readonly<Record<string, Layer>> },
  tag: string,
): Layer | undefined {
  return translations && Object.hasOwn(translations, tag) ? translations[tag] : undefined
}

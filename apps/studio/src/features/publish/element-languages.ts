import type { Form } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { tableNameOf } from '@letterslot/core/load-table'

/** The languages of a form in which an element says our sentences, and those in which it says them in English, having no others. */
export interface ElementLanguages {
  readonly spoken: readonly string[]
  readonly lacking: readonly string[]
}

export function elementLanguages(form: Form): ElementLanguages {
  const isSpoken = (locale: string): boolean => /^en\b/i.test(locale) || tableNameOf({ locale }) !== 'en'
  const tags = languagesOf(form)
  return { spoken: tags.filter(isSpoken), lacking: tags.filter((tag) => !isSpoken(tag)) }
}

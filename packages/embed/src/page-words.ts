import type { Form } from '@letterslot/core'
import { type LocaleTable, languagesOf } from '@letterslot/core/language'
import { type PageRuntime, pageTableId, pageTableIdOf } from './page-runtime.ts'
import { publicForm } from './public-form.ts'

/** The tables that a page is made of. */
export interface PageTables {
  /** For a runtime of one language without words: those of the form's, from `loadTable` of `@letterslot/core/load-table`. */
  readonly table?: LocaleTable | undefined
  /** For a runtime of several: by each tag of `languagesOf(form)`, that of `localizeForm(form, tag)`. */
  readonly tables?: Readonly<Record<string, LocaleTable>> | undefined
}

/** The words of a page besides its form's own. */
export interface PageWords {
  /** Those that it is drawn with, where they do not stand in its scripts. */
  readonly first: LocaleTable | undefined
  /** The data that it carries: an element's id, and a table, or the tag of a language with the same one. */
  readonly data: readonly (readonly [id: string, words: LocaleTable | string])[]
}

/**
 * Returns the words that a page of this runtime carries, each table once.
 * @throws {TypeError} for a runtime that speaks by tables, without one of them.
 */
export function pageWords(form: Form, words: PageRuntime['words'], { table, tables = {} }: PageTables): PageWords {
  switch (words) {
    case 'english':
      return { first: undefined, data: [] }
    case 'table':
      return { first: present(table), data: [[pageTableId, present(table)]] }
    default: {
      const tagOf = new Map<string, string>()
      const data = languagesOf(form).map((tag) => {
        const json = JSON.stringify(present(tables[tag]))
        const same = tagOf.get(json)
        tagOf.set(json, same ?? tag)
        return [pageTableIdOf(tag), same ?? present(tables[tag])] as const
      })
      return { first: tables[form.locale], data }
    }
  }
}

/** The form as its page carries it. Its look stands in the style sheet, and its sentences in the tables; it has one language, or all. */
export function pageDocument(whole: Form, words: PageRuntime['words']): Form {
  const { look: _look, texts: _texts, translations = {}, ...form } = publicForm(whole)
  return words === 'tables' ? { ...form, translations: withoutTexts(translations) } : form
}

function withoutTexts(translations: NonNullable<Form['translations']>): NonNullable<Form['translations']> {
  return Object.fromEntries(
    Object.entries(translations).map(([tag, { texts: _texts, address: _address, ...layer }]) => [tag, layer]),
  )
}

function present(table: LocaleTable | undefined): LocaleTable {
  if (!table) throw new TypeError('This runtime speaks by a table, and there is none.')
  return table
}

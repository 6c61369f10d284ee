import { type LocaleTable, withChangedTexts } from './messages/locale-table.ts'
import { matchLocale } from './messages/match-locale.ts'
import { locales, tableLoaders } from './messages/tables/list.ts'
import type { Form } from './model/form.ts'

/** The names of all tables. */
export const tableNames: readonly string[] = Object.keys(tableLoaders)

/** Returns the name of the table for a form's language and address, `de` or `de-informal`; English for a language that we lack. */
export function tableNameOf({ locale, address }: Pick<Form, 'locale' | 'address'>): string {
  const tag = matchLocale(locale, locales) ?? 'en'
  const own = `${tag}-${address}`
  return Object.hasOwn(tableLoaders, own) ? own : tag
}

/** Fetches a table by its name. */
export async function loadTableNamed(name: string): Promise<LocaleTable> {
  const load = tableLoaders[name]
  if (!load) throw new Error(`There is no table for ${name}.`)
  const { table } = await load()
  return table
}

/** Fetches the table for a form's language and address, with the sentences that its maker changed; English for a language that we lack. */
export async function loadTable(form: Pick<Form, 'locale' | 'address' | 'texts'>): Promise<LocaleTable> {
  return withChangedTexts(await loadTableNamed(tableNameOf(form)), form.texts)
}

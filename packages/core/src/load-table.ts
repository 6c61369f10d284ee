import type { LocaleTable } from './messages/locale-table.ts'
import { matchLocale } from './messages/match-locale.ts'
import { locales, tableLoaders } from './messages/tables/list.ts'
import type { Form } from './model/form.ts'

/** Fetches the table for a form's language and address; English for a language that we lack. */
export async function loadTable({ locale, address }: Pick<Form, 'locale' | 'address'>): Promise<LocaleTable> {
  const tag = matchLocale(locale, locales) ?? 'en'
  const load = (address && tableLoaders[`${tag}-${address}`]) ?? tableLoaders[tag]
  if (!load) throw new Error(`There is no table for ${tag}.`)
  return (await load()).table
}

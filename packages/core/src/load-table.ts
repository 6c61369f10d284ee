import type { LocaleTable } from './messages/locale-table.ts'
import { matchLocale } from './messages/match-locale.ts'
import { locales, tableLoaders } from './messages/tables/list.ts'
import type { Form } from './model/form.ts'

/** Fetches the table for a form's language and address, with the sentences that its maker changed; English for a language that we lack. */
export async function loadTable({
  locale,
  address,
  texts,
}: Pick<Form, 'locale' | 'address' | 'texts'>): Promise<LocaleTable> {
  const tag = matchLocale(locale, locales) ?? 'en'
  const load = (address && tableLoaders[`${tag}-${address}`]) ?? tableLoaders[tag]
  if (!load) throw new Error(`There is no table for ${tag}.`)
  const { table } = await load()
  return texts ? { ...table, messages: { ...table.messages, ...texts } } : table
}

import type { Form } from '@letterslot/core'
import { type Language, languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'

/** Fetches the words of a form's language and address, with the sentences that its maker changed. */
export async function loadFormLanguage(form: Pick<Form, 'locale' | 'address' | 'texts'>): Promise<Language> {
  return languageOf(await loadTable(form), form.locale)
}

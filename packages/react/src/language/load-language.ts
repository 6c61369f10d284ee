import type { Form } from '@letterslot/core'
import { languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import type { LoadedParts, RareParts } from '../form/form-context.ts'

/**
 * Fetches the words of a form's language and address.
 * @param rare - what its rare fields need, where it has some: both come at once, or neither.
 */
export async function loadLanguage(form: Form, rare?: Promise<RareParts>): Promise<LoadedParts> {
  const [table, rareParts] = await Promise.all([loadTable(form), rare])
  return { ...rareParts, language: languageOf(table, form.locale) }
}

import type { Form } from '@letterslot/core'
import { languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import type { LoadedParts } from '../form/form-context.ts'
import { usesRareParts } from '../rare/uses-rare-parts.ts'

/** Fetches the words of a form's language and address, and what its rare fields need, where it has some. */
export async function loadLanguage(form: Form): Promise<LoadedParts> {
  const rare = usesRareParts(form)
    ? import('../rare/rare-parts-of.ts').then(({ rarePartsOf }) => rarePartsOf(form))
    : undefined
  const [table, rareParts] = await Promise.all([loadTable(form), rare])
  return { ...rareParts, language: languageOf(table, form.locale) }
}

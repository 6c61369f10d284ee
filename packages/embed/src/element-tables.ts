import type { Form } from '@letterslot/core'
import { type LocaleTable, languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTableNamed, tableNameOf } from '@letterslot/core/load-table'

/**
 * Returns the names of the tables that an element wants for a form, that of its own language first. English stands in every script: its
 * table is for sentences that a maker changed.
 */
export function elementTableNames(form: Form): readonly string[] {
  const names = languagesOf(form).flatMap((tag) => {
    const spoken = localizeForm(form, tag)
    const name = tableNameOf(spoken)
    return name !== 'en' || spoken.texts ? [name] : []
  })
  return [...new Set(names)]
}

/** Fetches the tables that an element carries, by name. */
export async function loadElementTables(names: readonly string[]): Promise<Readonly<Record<string, LocaleTable>>> {
  const tables = names.map(async (name) => [name, await loadTableNamed(name)] as const)
  return Object.fromEntries(await Promise.all(tables))
}

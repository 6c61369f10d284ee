/// <reference types="@letterslot/embed/page-runtime" />

import { element } from 'virtual:letterslot-element'
import { type ElementExtras, type ElementScript, elementScript, loadElementTables } from '@letterslot/embed'

/** Makes the script of `<letterslot-form>`, as it is put beside a page, with the tables of these names and what its form asks for. */
export async function makeElement(
  tableNames: readonly string[],
  options: Omit<ElementExtras, 'tables'>,
): Promise<ElementScript> {
  return elementScript(element, { ...options, tables: await loadElementTables(tableNames) })
}

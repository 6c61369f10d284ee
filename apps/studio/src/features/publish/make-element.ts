/// <reference types="@letterslot/embed/page-runtime" />

import { element } from 'virtual:letterslot-element'
import { type ElementScript, elementScript, loadElementTables } from '@letterslot/embed'

/** Makes the script of `<letterslot-form>`, as it is put beside a page, with the tables of these names and what keeps drafts in it. */
export async function makeElement(
  tableNames: readonly string[],
  options: { readonly keepsDrafts: boolean },
): Promise<ElementScript> {
  return elementScript(element, await loadElementTables(tableNames), options)
}

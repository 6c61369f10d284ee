/// <reference types="@letterslot/embed/page-runtime" />

import { element } from 'virtual:letterslot-element'
import { type ElementScript, elementScript, loadElementTables } from '@letterslot/embed'

/** Makes the script of `<letterslot-form>`, as it is put beside a page, with the tables of these names in it. */
export async function makeElement(tableNames: readonly string[]): Promise<ElementScript> {
  return elementScript(element, await loadElementTables(tableNames))
}

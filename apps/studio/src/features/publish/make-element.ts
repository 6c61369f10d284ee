/// <reference types="@letterslot/embed/page-runtime" />

import { element } from 'virtual:letterslot-element'
import { type ElementExtras, type ElementScript, elementScript, loadElementTables } from '@letterslot/embed'

/** The script of `<letterslot-form>`, in one file and in two. */
export interface MadeElement {
  readonly whole: ElementScript
  readonly first: ElementScript
  readonly rest: ElementScript
}

/**
 * Makes the script of `<letterslot-form>`, as it is put beside a page, with the tables of these names and what its form asks for.
 * @param firstParts - the parts of the first file of two, in place of those of one.
 */
export async function makeElement(
  tableNames: readonly string[],
  options: Omit<ElementExtras, 'tables' | 'isFirstOfTwo'>,
  firstParts: readonly string[],
): Promise<MadeElement> {
  const extras = { ...options, tables: await loadElementTables(tableNames) }
  return {
    whole: elementScript(element, extras),
    first: elementScript(element, { ...extras, parts: firstParts, isFirstOfTwo: true }),
    rest: element.rest,
  }
}

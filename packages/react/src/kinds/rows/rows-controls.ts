import type { Field, Value } from '@letterslot/core'

type RowControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Tells a drawn group of another answer. */
export const putEvent = 'letterslot-rows'

/** The controls of a group, or of one row of it, in the order of the document; without those that only a page without scripts has. */
export function rowControls(part: Element, { name }: Pick<Field, 'name'>): readonly RowControl[] {
  const found = part.querySelectorAll<RowControl>(`[name="${CSS.escape(name)}"]`)
  return [...found].filter((control) => !control.closest('.ls-row-spare'))
}

/** Reads a group, an entry for each question of each row; nothing where all are empty. */
export function readRows(box: Element, field: Pick<Field, 'name'>): readonly string[] {
  const entries = rowControls(box, field).map(({ value }) => value)
  return entries.some((entry) => entry !== '') ? entries : []
}

/** Draws a group anew with another answer, as if its visitor had given it. */
export function putRowsInto(box: Element, value: Value): void {
  box.querySelector('.ls-rows')?.dispatchEvent(new CustomEvent(putEvent, { detail: value }))
}

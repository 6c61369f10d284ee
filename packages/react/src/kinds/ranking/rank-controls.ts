import type { Field, Value } from '@letterslot/core'
import { ranksIn } from '@letterslot/core/ranking'
import { writeControl } from '../../fields/write-control.ts'

/** The lists of an order, the first rank before the others. */
export function ranksOf(box: Element): readonly HTMLSelectElement[] {
  return [...box.querySelectorAll('select')]
}

/** Reads an order, an entry for each rank; nothing where every rank is empty. */
export function readRanking(box: Element): readonly string[] {
  const entries = ranksOf(box).map(({ value }) => value)
  return entries.some((entry) => entry !== '') ? entries : []
}

/** Puts an order into its lists, as if its visitor had given it. */
export function putRanking(box: Element, field: Pick<Field, 'options'>, value: Value): void {
  const ranks = ranksOf(box)
  // Emptied first, so that no two of them change places meanwhile.
  for (const texts of [ranks.map(() => ''), ranksIn(field, value)])
    for (const [rank, control] of ranks.entries()) writeControl(control, texts[rank] ?? '')
}

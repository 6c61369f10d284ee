import type { Field, Value } from '@letterslot/core'
import { maxRows, rowsIn } from '@letterslot/core/rows'

/** A row as it is drawn: its inputs keep what they hold for as long as its key is there. */
export interface DrawnRow {
  readonly key: number
  /** Its answers when it was drawn. */
  readonly entries: readonly string[]
}

/** The rows of a drawn group. */
export interface RowsState {
  readonly rows: readonly DrawnRow[]
  /** The key of the next row. */
  readonly next: number
  /** The row that was removed last, which may come back. */
  readonly removed?: { readonly row: DrawnRow; readonly at: number } | undefined
  /** Takes the focus: the first question of a row, or what brings the removed one back. */
  readonly focus?: number | 'undo' | undefined
  /** Counts what its visitor did. */
  readonly round: number
}

/** Rows that a page without scripts offers, where there may be so many: nobody can add one there. */
export const rowsWithoutScripts = 5

/** The rows that a group begins with: those of its value, at least as many as it wants. */
export function beginRows(field: Field, value: Value | undefined, isRequired: boolean): RowsState {
  const given = rowsIn(field, value)
  const least = Math.max(field.min ?? 0, isRequired ? 1 : 0)
  const rows = [...given, ...blankRows(least - given.length)].map((entries, key) => ({ key, entries }))
  return { rows, next: rows.length, round: 0 }
}

/** Rows behind those of a group that only a page without scripts shows. */
export function spareRows({ max = maxRows }: Field, { rows }: RowsState): readonly DrawnRow[] {
  const count = Math.min(max, rowsWithoutScripts) - rows.length
  return blankRows(count).map((entries, index) => ({ key: -1 - index, entries }))
}

function blankRows(count: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.max(0, count) }, () => [])
}

/** One more row, at the end; its first question takes the focus. */
export function addRow({ rows, next, round }: RowsState): RowsState {
  return { rows: [...rows, { key: next, entries: [] }], next: next + 1, focus: next, round: round + 1 }
}

/**
 * Takes a row out.
 * @param entries - that it holds now.
 */
export function removeRow(state: RowsState, key: number, entries: readonly string[]): RowsState {
  const at = state.rows.findIndex((row) => row.key === key)
  if (at < 0) return state
  return {
    rows: state.rows.filter((row) => row.key !== key),
    next: state.next + 1,
    removed: { row: { key: state.next, entries }, at },
    focus: 'undo',
    round: state.round + 1,
  }
}

/** Puts the row that was removed last in its place again. */
export function undoRemove({ removed, rows, next, round }: RowsState): RowsState {
  if (!removed) return { rows, next, round }
  const { row, at } = removed
  return { rows: rows.toSpliced(at, 0, row), next, focus: row.key, round: round + 1 }
}

/** The rows of another answer, in place of all that there are. */
export function putRows(field: Field, { next, round }: RowsState, value: Value): RowsState {
  const { rows } = beginRows(field, value, false)
  const moved = rows.map(({ key, entries }) => ({ key: next + key, entries }))
  return { rows: moved, next: next + rows.length, round: round + 1 }
}

/** A page of a list, and the id to go on after where there is more. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly next?: string
}

/** Cuts a page out of rows read one beyond its limit: the one too many says that there is more. */
export function pageOf<Item extends { readonly id: string }>(rows: readonly Item[], limit: number): ListPage<Item> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last !== undefined ? { items, next: last.id } : { items }
}

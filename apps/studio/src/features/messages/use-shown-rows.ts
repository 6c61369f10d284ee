import { useState } from 'react'

/** The number of rows that are listed at first, and more at each press. */
const rowsAtOnce = 50

/** The rows of a list that are wanted; another search begins with the first ones again. */
export function useShownRows(search: string): { readonly rows: number; readonly showMore: () => void } {
  const [wanted, setWanted] = useState({ search, rows: rowsAtOnce })
  const rows = wanted.search === search ? wanted.rows : rowsAtOnce
  return { rows, showMore: () => setWanted({ search, rows: rows + rowsAtOnce }) }
}

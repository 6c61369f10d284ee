/** The rows that a list of recipients shows as: at least one, to type in. */
export function recipientRows(to: readonly string[]): readonly string[] {
  return to.length === 0 ? [''] : to
}

/** The list with another text in a row. A list that holds nothing is empty: nobody is named. */
export function withRow(to: readonly string[], index: number, text: string): readonly string[] {
  return named(recipientRows(to).map((row, at) => (at === index ? text : row)))
}

/** The list without a row. */
export function withoutRow(to: readonly string[], index: number): readonly string[] {
  return named(to.filter((_, at) => at !== index))
}

function named(rows: readonly string[]): readonly string[] {
  return rows.every((row) => row.trim() === '') ? [] : rows
}

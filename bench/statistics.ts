/** The middle of the sorted numbers; the mean of the two in the middle where their count is even. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const [left = Number.NaN, right = left] = sorted.slice(sorted.length % 2 === 1 ? middle : middle - 1, middle + 1)
  return (left + right) / 2
}

/** The cell of the table for one metric of one subject. */
export interface Summary {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function summarize(numbers: readonly number[]): Summary {
  return { median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) }
}

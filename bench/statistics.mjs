/** The middle of the sorted numbers; the mean of the two in the middle where their count is even. */
export function median(numbers) {
  const sorted = [...numbers].sort((left, right) => left - right)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The cell of the table for one metric of one subject. */
export function summarize(numbers) {
  return { median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) }
}

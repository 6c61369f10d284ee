/** Escapes and classes: what stands in them repeats nothing. */
const quiet = /\\.|\[(?:\\.|[^\]\\])*\]/gs

/** As long as a pattern may be in a form, in UTF-16 code units. */
const maxPatternLength = 2000

/** What repeats a group: at most as long as all before it. */
const backReference = /\\[1-9k]/g

/**
 * How long a text that matches a pattern may be at most, in UTF-16 code units: never less, often more.
 * @returns Infinity where the pattern sets no bound.
 */
export function longestMatch(pattern: string): number {
  if (pattern.length > maxPatternLength) return Infinity
  const plain = pattern.replace(quiet, 'x')
  if (/[*+]|\{\d+,\}/.test(plain)) return Infinity
  const repeats = Array.from(plain.matchAll(/\{(?:\d+,)?(\d+)\}/g), ([, most = '1']) => Math.max(1, Number(most)))
  const doublings = pattern.match(backReference)?.length ?? 0
  // An atom may be a pair of code units.
  return repeats.reduce((length, times) => length * times, 2 * plain.length * 2 ** doublings)
}

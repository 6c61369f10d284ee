/** The most letters that may differ between a name that was meant and one that was written. */
export const maxDistance = 2

/**
 * Guesses which name was meant: one that differs by a letter or two, else the only one that is not used yet.
 * @returns undefined where there is more than one guess.
 */
export function closestName(written: string, names: readonly string[], unused: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance)
  return near[0]?.name ?? (unused.length === 1 ? unused[0] : undefined)
}

/** UTF-16 code units of a name that is compared letter by letter: longer ones are no names. */
const maxComparedLength = 200

/**
 * Levenshtein's distance: letters put in, taken out or exchanged.
 * @returns Infinity where one is too long to be a name.
 */
export function editDistance(one: string, other: string): number {
  if (Math.max(one.length, other.length) > maxComparedLength) return Infinity
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (above[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      current.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    above = current
  }
  return above.at(-1) ?? 0
}

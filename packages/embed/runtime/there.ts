/** Returns what a script behind the element's own has put there. */
export function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('Its script is not here.')
  return part
}

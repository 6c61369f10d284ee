/** A name and a sentence, for a person to read; without the last full stop, so that it can stand within another. */
export function describeError(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return words.replace(/\.$/, '')
}

/** The browser's own error, which Dexie puts into `inner`; the error itself where there is none. */
export function innerError(error: unknown): unknown {
  return error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error
}

/** A name and a sentence, for a person to read; without the last full stop, so that it can stand within another. */
export function describeError(error: unknown): string {
  const inner = innerError(error)
  const words = inner instanceof Error ? `${inner.name}: ${inner.message}` : String(inner)
  return words.replace(/\.$/, '')
}

/**
 * Returns true for a text that holds half a surrogate pair, as some keyboards and cut strings leave it. It is kept in the parameters
 * as it is, and reaches JSON as an escape; UTF-8 has no form for it, so a multipart body carries U+FFFD in its place.
 */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text)
}

/** The names of the parameters that hold half a surrogate pair, for whoever reports what will not arrive unchanged. */
export function findLoneSurrogates(params: Readonly<Record<string, string>>): string[] {
  return Object.keys(params).filter((name) => hasLoneSurrogate(params[name] ?? ''))
}

/**
 * A token as it is put into a text: the maker's name has a capital at the start of a sentence.
 * @param before - what stands before it.
 */
export function tokenText(name: string, before: string): string {
  const startsSentence = /(?:^|[.!?…。！？]["”“»’)]?)\s*$/u.test(before)
  return name === 'maker' && startsSentence ? '{Maker}' : `{${name}}`
}

/** The note at the end of a late mail: "Written 14:02, sent 14:03 at the second try." */
export function lateWordsOf(text: string): string | undefined {
  return /Written [^\n]* at the [^\n]*\btry\.[^\n]*/.exec(text)?.[0].trim()
}

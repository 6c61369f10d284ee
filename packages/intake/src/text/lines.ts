/** Joins the lines of a text: each break becomes one space, with the blanks around it. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
}

/** As many lines, and nothing on them. */
export function blankLines(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}

/** A stretch of a text, by its start and end in characters. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** The same text with nothing outside of these spans; every line stays on its line. */
export function onlySpans(text: string, spans: readonly TextSpan[]): string {
  let kept = ''
  let at = 0
  for (const { from, to } of spans) {
    kept += blankLines(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  return kept + blankLines(text.slice(at))
}

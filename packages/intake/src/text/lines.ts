/** Joins the lines of a text: each break becomes one space, with the blanks around it. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
}

/** As many lines, and nothing on them. */
export function blankLines(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}

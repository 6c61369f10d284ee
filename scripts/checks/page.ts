/** The section of a page below a heading, up to the next one of its level or above; empty where there is none. */
export function sectionOf(page: string, heading: string): string {
  const [, marks = ''] = new RegExp(`^(#+) ${heading}$`, 'm').exec(page) ?? []
  const begin = page.indexOf(`${marks} ${heading}\n`)
  if (marks === '' || begin < 0) return ''
  const rest = page.slice(begin + marks.length + 1 + heading.length)
  const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The rows of the tables in a text whose first cell begins with code, cell by cell. A bar within code is written `\|`. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
}

/** The rows of the one table in a text whose first column has this heading. */
export function tableOf(text: string, column: string): readonly (readonly string[])[] {
  const begin = text.split('\n').findIndex((line) => line.startsWith(`| ${column} |`))
  const lines = begin < 0 ? [] : text.split('\n').slice(begin + 1)
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return rowsOf(lines.slice(0, end < 0 ? undefined : end).join('\n'))
}

/** Everything that a text sets as code. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** The first cells of rows, as far as they are set as code. */
export function firstCodes(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([first = '']) => codesIn(first))
}

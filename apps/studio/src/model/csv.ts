/**
 * The start of a formula to a spreadsheet: a sign, also full-width or small, behind whatever it passes over or does not
 * show (blanks, NUL, a byte order mark, U+200B, U+00A0); and a tab or a line end, which may split a cell.
 */
const formulaStart = /^(?:[\p{Z}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|[\t\r\n])/u

/** HTML's valid floating-point number, as a number field takes it: a spreadsheet reads it as that number. */
const plainNumber = /^-?(?:\d{1,15}|\d{0,15}\.\d{1,15})(?:e[+-]?\d{1,3})?$/i

/** A table for spreadsheets, and how many of its cells are led by an apostrophe. */
export interface Csv {
  readonly text: string
  readonly ledCells: number
}

/** True where a spreadsheet would run the text of a cell. */
export function isFormula(text: string): boolean {
  return formulaStart.test(text) && !plainNumber.test(text)
}

/**
 * Writes one cell: a number bare, everything else quoted, quotes doubled, and never a formula, whatever a visitor wrote. A
 * cell that would be one is led by an apostrophe, which spreadsheets show as text. A number with a leading zero (a
 * telephone number, a postal code) is a text.
 * @see RFC 4180, 2; OWASP, "CSV Injection"
 */
function csvCell(text: string): string {
  if (plainNumber.test(text) && !/^-?0\d/.test(text)) return text
  return `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** Writes rows as a table that spreadsheets open: RFC 4180, UTF-8 with its mark, safe against formulas. */
export function toCsv(rows: readonly (readonly string[])[]): Csv {
  return {
    text: `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`,
    ledCells: rows.flat().filter(isFormula).length,
  }
}

/** The rows of a table that was read, or the row that is no row of one. */
export type CsvReading =
  | { readonly status: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly status: 'broken'; readonly row: number }

/**
 * Reads a table in linear time: quoted cells may hold lines and doubled quotes; lines end as any system ends them.
 * @param delimiter - one character: a comma, or what spreadsheets of some countries write.
 * @see RFC 4180, 2
 */
export function parseCsv(text: string, delimiter: ',' | ';' | '\t'): CsvReading {
  const bare = delimiter === '\t' ? /[^\t\r\n]*/y : new RegExp(`[^${delimiter}\\r\\n]*`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const broken = (): CsvReading => ({ status: 'broken', row: rows.length + 1 })
  while (at < text.length || row.length > 0) {
    if (text[at] === '"') {
      const cell = quotedCell(text, at + 1)
      if (!cell) return broken()
      row.push(cell.text)
      at = cell.end
    } else {
      bare.lastIndex = at
      const [cell = ''] = bare.exec(text) ?? []
      row.push(cell)
      at += cell.length
    }
    if (text[at] === delimiter) {
      at += 1
      continue
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') return broken()
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return { status: 'read', rows }
}

/** The rest of a quoted cell, and where it ends; undefined where it does not. */
function quotedCell(text: string, begin: number): { readonly text: string; readonly end: number } | undefined {
  const parts: string[] = []
  let at = begin
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    parts.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') return { text: parts.join('"'), end: quote + 1 }
    at = quote + 2
  }
}

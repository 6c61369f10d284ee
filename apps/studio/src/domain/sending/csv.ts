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
function isFormula(text: string): boolean {
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

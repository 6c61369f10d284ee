// What a spreadsheet takes for the start of a formula, at the start of a cell; the last four are their full-width forms.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes one cell: always quoted, quotes doubled, and never a formula, whatever a visitor wrote. A cell that would be one
 * is led by an apostrophe, which spreadsheets show as text.
 * @see RFC 4180, 2; OWASP, "CSV Injection"
 */
function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Writes rows as a table that spreadsheets open: RFC 4180, UTF-8 with its mark, safe against formulas. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

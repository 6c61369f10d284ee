import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

/** Reads a table back as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [whole, cell = '', end] of text.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    expect(whole).not.toBe('')
    row.push(cell.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

it('[T533] writes every cell in quotes, with quotes doubled, rows ended by CRLF, in UTF-8 with its mark', () => {
  expect(
    toCsv([
      ['a', 'say "hi"'],
      ['two\nlines', ''],
    ]),
  ).toBe('\uFEFF"a","say ""hi"""\r\n"two\nlines",""\r\n')
})

it('[T533] comes back as it went in, whatever was written', () => {
  const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(rows, (table) => {
      const plain = table.map((row) => row.map((cell) => cell.replace(/^[=+\-@\t\r\n＝＋－＠]/, 'x')))
      expect(parseCsv(toCsv(plain))).toEqual(plain)
    }),
  )
})

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '=HYPERLINK("https://x")',
])('[T534] leads %j, which a spreadsheet would run, with an apostrophe', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
})

it('[T534] begins no cell as a formula, whatever was written', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', ';', ''), fc.string(), (start, rest) => {
      for (const cell of parseCsv(toCsv([[`${start}${rest}`]])).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})

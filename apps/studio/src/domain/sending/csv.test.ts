import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

/** Reads a table back as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [whole, quoted, bare = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    expect(whole).not.toBe('')
    row.push((quoted ?? bare).replaceAll('""', '"'))
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
    ]).text,
  ).toBe('\uFEFF"a","say ""hi"""\r\n"two\nlines",""\r\n')
})

it('[T533] comes back as it went in, whatever was written', () => {
  const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(rows, (table) => {
      const plain = table.map((row) => row.map((cell) => `x${cell}`))
      expect(parseCsv(toCsv(plain).text)).toEqual(plain)
    }),
  )
})

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '-A1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  '=HYPERLINK("https://x")',
  ' =1+1',
  '\0=1+1',
  '\uFEFF=1+1',
  '\u200B@A1',
  '\u00A0+1',
  ' \u00A0\0\uFEFF\u200B\u2003-A1',
  '﹦1',
])('[T534] [T787] [F78] leads %j, which a spreadsheet would run, with an apostrophe', (text) => {
  expect(parseCsv(toCsv([[text]]).text)).toEqual([[`'${text}`]])
  expect(toCsv([[text], ['plain']]).ledCells).toBe(1)
})

it('[T534] begins no cell as a formula, whatever was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', ';', '', ' =', '\0=', '\uFEFF+', '\u200B-', '\u00A0@'),
      fc.string(),
      (start, rest) => {
        const [cell = ''] = parseCsv(toCsv([[`${start}${rest}`]]).text).flat()
        const isNumber = cell.trim() !== '' && Number.isFinite(Number(cell))
        expect(isNumber ? '' : cell).not.toMatch(/^(?:[\p{Z}\p{Cc}\p{Cf}]*[=+\-@]|[\t\r\n])/u)
      },
    ),
  )
})

it.each(['-5', '3.25', '-.5', '1e6', '0', '-0.1'])(
  '[T788] [F78] writes the number %s bare, as a number field gives it',
  (text) => {
    expect(toCsv([[text]])).toEqual({ text: `\uFEFF${text}\r\n`, ledCells: 0 })
  },
)

it.each(['007', '-01', '+44 1', '1,5', '1.', '0x10', 'e1', ' 5', '12345678901234567890', '1e9999'])(
  '[T788] writes %j, which is no such number, in quotes',
  (text) => {
    expect(toCsv([[text]]).text.replace(`'`, '')).toBe(`\uFEFF"${text}"\r\n`)
  },
)

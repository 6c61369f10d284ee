import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attempt, entry } from '../../domain/sending/entry.test.fixture.ts'
import { toCsv } from '../../model/csv.ts'
import { entriesToCsv, entriesToJson } from './ExportMenu.tsx'

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

const waiting = entry({ log: [attempt()], attempts: 1, state: { status: 'waiting', sinceMs: 0, retryMs: 9 } })
const receipt = entry({
  id: '01J0000000000000000000BOB1',
  params: {},
  state: { status: 'sent', sentAt: '2026-11-21T12:32:00+01:00' },
  attempts: 1,
})

it('[T533] makes one table of all messages, with a column for every parameter', () => {
  expect(
    entriesToCsv([waiting, receipt])
      .text.replace(/^\uFEFF/, '')
      .split('\r\n'),
  ).toEqual([
    '"letterslot_id","letterslot_reference","letterslot_form","letterslot_written_at","letterslot_state","letterslot_sent_at","letterslot_attempts","letterslot_last_words","letterslot_files","full_name","email","message"',
    '"01J0000000000000000000ADA1","01J0-00","Write to us","2026-11-21T12:31:00+01:00","waiting","",1,"412 Gmail_API: Invalid grant","","Ada Lovelace","ada@example.org","Is the kiln room open?"',
    '"01J0000000000000000000BOB1","01J0-00","Write to us","2026-11-21T12:31:00+01:00","sent","2026-11-21T12:32:00+01:00",1,"","","","",""',
    '',
  ])
})

it('[T535] gives the same as data, files by name and size, and no identifier of an account', () => {
  const file = new File(['12345'], 'photo.jpg')
  const json = entriesToJson([{ ...waiting, files: [{ name: 'photo', file }] }])
  expect(JSON.parse(json)).toEqual([
    {
      id: '01J0000000000000000000ADA1',
      reference: '01J0-00',
      form: 'Write to us',
      writtenAt: '2026-11-21T12:31:00+01:00',
      state: 'waiting',
      sentAt: '',
      attempts: 1,
      lastWords: '412 Gmail_API: Invalid grant',
      answers: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Is the kiln room open?' },
      files: [{ parameter: 'photo', name: 'photo.jpg', bytes: 5 }],
    },
  ])
  expect(`${json}${entriesToCsv([waiting]).text}`).not.toMatch(/pk_1|service_1|template_1/)
})

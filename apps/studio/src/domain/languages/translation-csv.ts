import type { Result } from '@letterslot/core'
import { type Csv, isFormula, parseCsv, toCsv } from '../../model/csv.ts'
import { translatablesOf } from './translatable.ts'
import type { TranslationFile, TranslationFileFault, WrittenTranslations } from './translation-file.ts'
import { layerOf, wordsAt } from './translation-words.ts'

/** The head of the column that says which text a row is. */
const idHead = 'text_id'
const columnHeads = { original: /^original \((.+)\)$/, translation: /^translation \((.+)\)$/ }

/** Writes a form's texts and their translations as a table, a row each. */
export function writeTranslationCsv({ form, tag, nameOf }: WrittenTranslations): Csv {
  const layer = layerOf(form, tag)
  const rows = translatablesOf(form).map((text) => [
    text.id,
    ...nameOf(text),
    ledTwice(text.original),
    ledTwice(wordsAt(layer, text.path) ?? ''),
  ])
  return toCsv([[idHead, 'where', 'what', `original (${form.locale})`, `translation (${tag})`], ...rows])
}

/** Reads a table of translations, in whatever order its columns stand. */
export function readTranslationCsv(text: string): Result<TranslationFile, TranslationFileFault> {
  const delimiter = ([',', ';', '\t'] as const).find((one) => {
    const first = parseCsv(text.slice(0, text.search(/[\r\n]|$/)), one)
    return first.status === 'read' && first.rows[0]?.includes(idHead)
  })
  if (delimiter === undefined) return unreadableTable({ code: 'no-translations' })
  const reading = parseCsv(text, delimiter)
  if (reading.status === 'broken') return unreadableTable({ code: 'broken-table', row: reading.row })
  const [names = [], ...rows] = reading.rows
  const found = names.flatMap((name, column) => {
    const [, language] = columnHeads.translation.exec(name.trim()) ?? []
    return language === undefined ? [] : [{ language, column }]
  })
  const [target, ...others] = found
  if (!target) return unreadableTable({ code: 'no-language' })
  if (others.length > 0)
    return unreadableTable({ code: 'several-languages', languages: found.map(({ language }) => language) })
  const columns = {
    id: names.indexOf(idHead),
    original: names.findIndex((name) => columnHeads.original.test(name.trim())),
  }
  return {
    ok: true,
    value: {
      language: target.language,
      rows: rows
        .filter((row) => row.some((cell) => cell !== ''))
        .map((row) => {
          const original = row[columns.original]
          return {
            id: row[columns.id] ?? '',
            original: original === undefined ? undefined : unled(original),
            words: unled(row[target.column] ?? ''),
          }
        }),
    },
  }
}

/** An apostrophe, as many as there are, before what a spreadsheet would run. */
const ledStart = /^'+/

/** A text that looks like one that was led is led itself, so that reading takes nothing of the maker's away. */
function ledTwice(text: string): string {
  return ledStart.test(text) && isFormula(text.replace(ledStart, '')) ? `'${text}` : text
}

function unled(cell: string): string {
  return ledStart.test(cell) && isFormula(cell.replace(ledStart, '')) ? cell.slice(1) : cell
}

function unreadableTable(error: TranslationFileFault): { readonly ok: false; readonly error: TranslationFileFault } {
  return { ok: false, error }
}

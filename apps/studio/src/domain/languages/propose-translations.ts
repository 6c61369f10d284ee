import type { Form, Result } from '@letterslot/core'
import { matchLocale, maxCharacters, maxTranslations } from '@letterslot/core/language'
import { type Translatable, translatablesOf } from './translatable.ts'
import type { FileRow, TranslationFile, TranslationFileFault } from './translation-file.ts'
import { layerOf, lostPlaceholders, type WordChange, withWords, wordsAt } from './translation-words.ts'

/** A translation of the file that differs from the form's. */
export interface ProposedWords extends WordChange {
  readonly text: Translatable
  /** The form's translation, which it takes the place of. */
  readonly before: string | undefined
  /** The maker's words were other ones when the file was made. */
  readonly isOutdated: boolean
  /** Placeholders of the original that it lacks. */
  readonly lost: readonly string[]
}

/** A row of the file that changes nothing, and why. */
export interface LeftOutRow {
  readonly row: FileRow
  readonly reason: 'unknown' | 'repeated'
}

/** All that a file of translations would change, and what it would not. */
export interface TranslationProposal {
  /** The form's language that the file is taken for. */
  readonly tag: string
  /** As the file says it. */
  readonly language: string
  readonly isNewLanguage: boolean
  readonly added: readonly ProposedWords[]
  readonly changed: readonly ProposedWords[]
  /** The number of rows that say what the form says. */
  readonly same: number
  /** The number of rows that say nothing: the form's translation stays. */
  readonly empty: number
  readonly leftOut: readonly LeftOutRow[]
}

/** Compares a file of translations with a form. Nothing is changed. */
export function proposeTranslations(
  form: Form,
  { language, rows }: TranslationFile,
): Result<TranslationProposal, TranslationFileFault> {
  const spoken = Object.keys(form.translations ?? {})
  const tag =
    spoken.find((one) => one === language) ??
    (language === form.locale ? language : matchLocale(language, spoken)) ??
    language
  if (!isLanguageTag(tag)) return refusedFile({ code: 'not-a-language', language })
  if (tag === form.locale) return refusedFile({ code: 'own-language' })
  const isNewLanguage = !spoken.includes(tag)
  if (isNewLanguage && spoken.length >= maxTranslations) {
    return refusedFile({ code: 'too-many-languages', limit: maxTranslations })
  }
  const compared = compareRows(form, tag, rows)
  const { added, changed, leftOut } = compared
  if (rows.length === 0) return refusedFile({ code: 'no-translations' })
  if (leftOut.length === rows.length) return refusedFile({ code: 'another-form', rows: rows.length })
  const after = withWords(layerOf(form, tag), [...added, ...changed])
  if (JSON.stringify({ ...form, translations: { ...form.translations, [tag]: after } }).length > maxCharacters) {
    return refusedFile({ code: 'too-much-text', limit: maxCharacters })
  }
  return { ok: true, value: { tag, language, isNewLanguage, ...compared } }
}

type Compared = Pick<TranslationProposal, 'added' | 'changed' | 'same' | 'empty' | 'leftOut'>

function compareRows(form: Form, tag: string, rows: readonly FileRow[]): Compared {
  const texts = new Map(translatablesOf(form).map((text) => [text.id, text]))
  const layer = layerOf(form, tag)
  const seen = new Set<string>()
  const added: ProposedWords[] = []
  const changed: ProposedWords[] = []
  const leftOut: LeftOutRow[] = []
  let [same, empty] = [0, 0]
  for (const row of rows) {
    const text = texts.get(row.id)
    const before = text && wordsAt(layer, text.path)
    if (!text) leftOut.push({ row, reason: 'unknown' })
    else if (row.words.trim() === '') empty += 1
    else if (seen.has(row.id)) leftOut.push({ row, reason: 'repeated' })
    else {
      seen.add(row.id)
      const { path, original } = text
      const isOutdated = row.original !== undefined && row.original !== original
      const proposed = { text, path, words: row.words, before, isOutdated, lost: lostPlaceholders(original, row.words) }
      if (before === row.words) same += 1
      else if (before === undefined) added.push(proposed)
      else changed.push(proposed)
    }
  }
  return { added, changed, same, empty, leftOut }
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function refusedFile(error: TranslationFileFault): { readonly ok: false; readonly error: TranslationFileFault } {
  return { ok: false, error }
}

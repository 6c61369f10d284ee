import type { Form } from '@letterslot/core'
import type { Translatable } from './translatable.ts'

/** One text of a file of translations. */
export interface FileRow {
  /** As in `Translatable`. */
  readonly id: string
  /** The maker's words when the file was made; undefined where the file does not say. */
  readonly original: string | undefined
  /** Empty where nobody has translated it. */
  readonly words: string
}

/** Translations into one language, as a file holds them. */
export interface TranslationFile {
  /** BCP 47, as the file says it. */
  readonly language: string
  readonly rows: readonly FileRow[]
}

/** Why a file of translations is not taken, as data; the words stand in the studio's texts. */
export type TranslationFileFault =
  | { readonly code: 'no-translations' | 'broken-markup' | 'document-type' | 'no-language' | 'own-language' }
  | { readonly code: 'broken-table'; readonly row: number }
  | { readonly code: 'other-version'; readonly version: string }
  | { readonly code: 'several-languages'; readonly languages: readonly string[] }
  | { readonly code: 'not-a-language'; readonly language: string }
  | { readonly code: 'too-many-languages' | 'too-much-text'; readonly limit: number }
  | { readonly code: 'another-form'; readonly rows: number }

/** Input of the writers of files. */
export interface WrittenTranslations {
  readonly form: Form
  /** BCP 47; one of the form's further languages. */
  readonly tag: string
  /** Names a text's place for whoever translates it: `Field “Name”`, and its part. */
  readonly nameOf: (text: Translatable) => readonly [place: string, part: string]
}

import type { RichWords } from './field.ts'

/**
 * Sentences that the maker says in words of their own, by the key of the message: `send`, `notSentSaved`. Plain text with the
 * tokens of the sentence they stand for.
 */
export type ChangedTexts = Readonly<Record<string, string>>

/** The words of a question of a group in a further language; what is absent stays in the document's own. */
export interface RowFieldTranslation {
  readonly label?: string
  readonly placeholder?: string
  /** The labels of its choices, by their values: what is sent stays the same in every language. */
  readonly options?: Readonly<Record<string, string>>
  /** The messages of its rules, by the message in the document's own language. */
  readonly messages?: Readonly<Record<string, string>>
}

/** A field's words in a further language. */
export interface FieldTranslation extends RowFieldTranslation {
  readonly text?: string
  readonly help?: string
  /** The words in place of a picture. */
  readonly alt?: string
  /** Words at the ends of a row of steps. */
  readonly fromLabel?: string
  readonly toLabel?: string
  /** The same words with bold and links, as a field's own `rich`. */
  readonly rich?: RichWords
  /** The labels of the rows of a matrix, by their values. */
  readonly rows?: Readonly<Record<string, string>>
  /** The questions of a group that repeats, by their names. */
  readonly fields?: Readonly<Record<string, RowFieldTranslation>>
  /** The word for one row of such a group. */
  readonly item?: string
}

/** A form's words in a further language, as a layer over the document. */
export interface Translation {
  /** As the form's own. */
  readonly address?: 'informal'
  readonly title?: string
  readonly description?: string
  readonly maker?: string
  readonly submitLabel?: string
  readonly sentText?: string
  /** The words of the blocks under the receipt, by block id: the text, or the words in place of a picture. */
  readonly sentBlocks?: Readonly<Record<string, string>>
  /** By field id. */
  readonly fields?: Readonly<Record<string, FieldTranslation>>
  /** Page titles, by page id. */
  readonly pages?: Readonly<Record<string, string>>
  readonly texts?: ChangedTexts
}

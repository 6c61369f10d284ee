import type { Field } from './field.ts'
import type { FieldId } from './ids.ts'

/** A chosen file, as far as rules know it. A browser's `File` is one. */
export interface FileValue {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The media type, as the browser guessed it; empty where it knows none. */
  readonly type: string
}

/** A list for checkboxes, files and kinds of several parts, a boolean for consent, else a string: number and date too, as typed. */
export type Value = string | readonly (string | FileValue)[] | boolean

/** Values by field id. A field that is absent is empty. */
export type Values = Readonly<Partial<Record<FieldId, Value>>>

/** HTML strips these from the ends of such inputs; the match is linear, whatever the text. */
const trimmed = /[^\t\n\f\r ](?:.*[^\t\n\f\r ])?/s

/**
 * Returns a field's value in the shape of its kind: newlines as LF; e-mail, URL, number and date without ASCII whitespace
 * around them (HTML, value sanitization); a hidden field's default where there is no value.
 */
export function readValue(field: Field, values: Values): Value {
  const { id, kind } = field
  const found = values[id]
  // No object has a text by itself.
  const given = typeof found === 'string' || Object.hasOwn(values, id) ? found : kind === 'hidden' && field.default
  if (kind === 'consent') return given === true
  // A choice of several, and files, are never a text.
  if (typeof given !== 'string' || kind === 'checkboxes' || kind === 'file')
    return holdsList(field) ? (typeof given === 'object' ? given : []) : ''
  const text = given.includes('\r') ? given.replace(/\r\n?/g, '\n') : given
  // Most answers have nothing around them, which is told sooner: white space stands before `!` in Unicode.
  return (text.charCodeAt(0) < 33 || text.charCodeAt(text.length - 1) < 33) && /number|date|email|url/.test(kind)
    ? (trimmed.exec(text)?.[0] ?? '')
    : text
}

/**
 * True for kinds of several parts, and for choices of several. A list has one entry a part, in the document's order, as HTML
 * posts controls of one name; where every part is empty, it has none. The kinds are told by how they alone begin: ranking, matrix,
 * name, address, dateRange, rows, checkboxes, file; and signature, which is a file once it is drawn, and a text where a name was typed.
 */
export function holdsList({ kind, multiple }: Pick<Field, 'kind' | 'multiple'>): boolean {
  return !!multiple || /^(rank|m|na|a|dateR|ro|ch|f|sig)/.test(kind)
}

/** True when nothing was answered: no text (spaces are text), nothing chosen, not ticked. */
export function isEmpty(value: Value): boolean {
  return value === false || (value !== true && value.length === 0)
}

import type { Form } from '@letterslot/core'

/** A field as TypeScript reads it from a JSON file. */
interface FieldInFile {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly label: string
  readonly rules: readonly { readonly kind: string }[]
}

/** A form document as TypeScript reads it from an imported JSON file, in which every text may be any text. */
export interface FormFile {
  readonly format: string
  readonly version: number
  readonly id: string
  readonly title: string
  readonly locale: string
  readonly address?: string
  readonly pages: readonly { readonly id: string; readonly fields: readonly FieldInFile[] }[]
}

/**
 * Takes the file that Publish made for the form that it holds, ids and all. It was checked there; what comes from elsewhere
 * belongs through `parseForm` first.
 */
export function formOf(file: FormFile): Form {
  return file as Form
}

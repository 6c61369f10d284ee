import type { CompiledForm } from './compiled-form.ts'
import { type FileValue, filesIn, type Values } from './values.ts'

/** A file as it is sent: under its field's parameter, which names the attachment at the provider. */
export interface NamedFile {
  readonly name: string
  readonly file: FileValue
}

/** The chosen files of every visible field, in document order. They travel beside the template parameters. */
export function filesOf({ form, visible }: CompiledForm, values: Values): readonly NamedFile[] {
  const shown = visible(values)
  return form.pages
    .flatMap((page) => page.fields)
    .filter(({ id, kind }) => kind === 'file' && shown.has(id))
    .flatMap(({ id, name }) => filesIn(values[id]).map((file) => ({ name, file })))
}

import { filesIn } from './model/files-in.ts'
import type { FileValue, Values } from './model/values.ts'
import type { CompiledForm } from './rules/compile.ts'

export { formatSize, formatSizes } from './messages/format-size.ts'

/** A file as it is sent: under its field's parameter, which names the attachment at the provider. */
export interface NamedFile {
  readonly name: string
  readonly file: FileValue
}

/** The chosen files and drawn signatures of every visible field, in document order. They travel beside the template parameters. */
export function filesOf({ form, visible }: CompiledForm, values: Values): readonly NamedFile[] {
  const shown = visible(values)
  return form.pages
    .flatMap((page) => page.fields)
    .filter(({ id, kind }) => (kind === 'file' || kind === 'signature') && shown.has(id))
    .flatMap(({ id, name }) => filesIn(values[id]).map((file) => ({ name, file })))
}

/**
 * Returns the texts that a mail prints for files, by parameter name: their names, joined as checkboxes are. A relay and a preview add these
 * to the parameters; on the wire a file has none beside it.
 */
export function fileNames(
  files: readonly { readonly name: string; readonly file: { readonly name: string } }[],
): Record<string, string> {
  const names = new Map<string, string>()
  for (const { name, file } of files) {
    const before = names.get(name)
    names.set(name, before === undefined ? file.name : `${before}, ${file.name}`)
  }
  return Object.fromEntries(names)
}

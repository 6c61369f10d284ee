/**
 * What a mail prints for files, by parameter name: their names, joined as checkboxes are. A relay and a preview add these
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

/** Joins the class names that are there; what is absent or false leaves no trace. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

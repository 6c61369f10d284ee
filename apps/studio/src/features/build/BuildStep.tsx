/** The step Build of an open form. */
export function BuildStep() {
  return null
}

/** The step E-mail of an open form. */
export function EmailStep() {
  return null
}

/** The step Connect of an open form. */
export function ConnectStep() {
  return null
}

/** The step Publish of an open form. */
export function PublishStep() {
  return null
}

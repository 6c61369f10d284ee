/** The place Forms: the first screen, later the library. */
export function FormsPage() {
  return null
}

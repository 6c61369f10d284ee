/** Try it: what the visitor sees and what the maker gets. */
export function TryStep() {
  return null
}

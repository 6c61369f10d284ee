/** The place Connections. */
export function ConnectionsPage() {
  return null
}

/** The place Messages. */
export function MessagesPage() {
  return null
}

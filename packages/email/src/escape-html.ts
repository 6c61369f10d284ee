const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes plain text inert in HTML, in elements and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** As `escapeHtml`, with each newline as a line break: what a person typed on several lines stays on several lines. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** The placeholder for a visitor's words. */
const gap = '…'

/** The most that is shown of a provider's words, in characters. */
const shown = { characters: 200 } as const

/**
 * A provider's words, which may repeat what it was sent, without what a visitor wrote: addresses, whole answers, and each
 * longer word of them.
 */
export function withoutAnswers(text: string, answers: readonly string[]): string {
  const words = answers.flatMap((answer) => answer.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2))
  const written = [...answers.map((answer) => answer.trim()).filter(Boolean), ...words]
  const escaped = written
    .sort((a, b) => b.length - a.length)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  const address = String.raw`[^\s<>"'(),;:]+@[^\s<>"'(),;:]+`
  const rest = text.replace(new RegExp([address, ...escaped].join('|'), 'giu'), gap)
  return rest.length > shown.characters ? `${rest.slice(0, shown.characters)}${gap}` : rest
}

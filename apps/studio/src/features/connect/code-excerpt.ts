/** A run of characters of a line; lit where it is one of the ids. */
export interface CodeSegment {
  readonly text: string
  readonly isLit: boolean
}

/** One line of an excerpt; a gap stands for lines that are left out. */
export type ExcerptLine =
  | { readonly kind: 'gap' }
  | { readonly kind: 'line'; readonly number: number; readonly segments: readonly CodeSegment[] }

/** Lines of a paste that are shown; a whole page has thousands. */
const maxShownLines = 24
/** Characters of a line that are shown: minified code is one line. */
const maxLineCharacters = 400

function segmentsOf(line: string, ids: readonly string[]): readonly CodeSegment[] {
  let segments: readonly CodeSegment[] = [{ text: line, isLit: false }]
  for (const id of ids) {
    segments = segments.flatMap((segment) => {
      if (segment.isLit) return [segment]
      return segment.text
        .split(id)
        .flatMap((text, index) => [...(index === 0 ? [] : [{ text: id, isLit: true }]), { text, isLit: false }])
    })
  }
  return segments.filter(({ text }) => text !== '')
}

/** Returns the line around its first id, where it is too long to show. */
function cutAroundId(line: string, ids: readonly string[]): string {
  if (line.length <= maxLineCharacters) return line
  const places = ids.map((id) => line.indexOf(id)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places, line.length) - 40)
  return line.slice(places.length === 0 ? 0 : from, (places.length === 0 ? 0 : from) + maxLineCharacters)
}

/**
 * Returns the lines of a paste in which its ids stand, with one line around each, the ids lit; a short paste whole.
 * Linear in the paste's length.
 */
export function codeExcerpt(text: string, ids: readonly string[]): readonly ExcerptLine[] {
  const wanted = [...new Set(ids)].filter((id) => id !== '').sort((a, b) => b.length - a.length)
  const lines = text.split('\n')
  const isShort = lines.length <= maxShownLines
  const near = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (near.size >= maxShownLines) break
    if (isShort || wanted.some((id) => line.includes(id))) for (const at of [index - 1, index, index + 1]) near.add(at)
  }
  const excerpt: ExcerptLine[] = []
  let before = -1
  for (const index of [...near].sort((a, b) => a - b)) {
    const line = lines[index]
    if (line === undefined) continue
    if (index !== before + 1) excerpt.push({ kind: 'gap' })
    excerpt.push({ kind: 'line', number: index + 1, segments: segmentsOf(cutAroundId(line, wanted), wanted) })
    before = index
  }
  if (excerpt.length > 0 && before < lines.length - 1) excerpt.push({ kind: 'gap' })
  return excerpt
}

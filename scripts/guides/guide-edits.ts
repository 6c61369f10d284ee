/** One addition that a guide asks for. */
export interface GuideEdit {
  readonly path: string
  /** The text that the file has once: `after` it stands the addition, or on a line `below` its own; none for a new file. */
  readonly at: { readonly where: 'after' | 'below'; readonly anchor: string } | undefined
  readonly text: string
}

const code = String.raw`(?:\`\`(.+?)\`\`|\`([^\`\n]+)\`)`
const step = new RegExp(
  String.raw`In ${code}|(after|below) ${code}\s+add(?:\s+${code}|:\n( *)\`\`\`\w+\n([^]*?)\`\`\`)|a new file, write:\n( *)\`\`\`\w+\n([^]*?)\`\`\``,
  'g',
)

/** Reads the additions of a guide, in its order. */
export function readGuideEdits(guide: string): readonly GuideEdit[] {
  let path = ''
  return Array.from(guide.matchAll(step)).flatMap(
    ([, long, short, where, longAnchor, anchor, ...rest]): GuideEdit[] => {
      const [longText, text, indent = '', block, newIndent = '', newFile] = rest
      path = long ?? short ?? path
      if (newFile !== undefined) return [{ path, at: undefined, text: outdent(newFile, newIndent) }]
      if (where !== 'after' && where !== 'below') return []
      const added = longText ?? text ?? outdent(block ?? '', indent).trimEnd()
      return [{ path, at: { where, anchor: longAnchor ?? anchor ?? '' }, text: added }]
    },
  )
}

/** Makes an addition to a file's text, which has the anchor once. @throws {TypeError} where it has not. */
export function addToFile(source: string, { path, at, text }: GuideEdit): string {
  if (!at) return text
  const [before, after, ...more] = source.split(at.anchor)
  if (after === undefined || more.length > 0) throw new TypeError(`${path} does not have “${at.anchor}” once.`)
  if (at.where === 'after') return `${before}${at.anchor}${text}${after}`
  const end = after.indexOf('\n')
  return `${before}${at.anchor}${after.slice(0, end)}\n${text}${after.slice(end)}`
}

function outdent(block: string, indent: string): string {
  return block.replace(new RegExp(`^${indent}`, 'gm'), '')
}

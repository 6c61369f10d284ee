import { parseTags } from '../tags/parse-tags.ts'

/** The name of the one tag that a text is made of; undefined where there is anything else in it. */
export function onlyName(text: string): string | undefined {
  const pieces = parseTags(text.trim())
  const [first, ...rest] = pieces.ok ? pieces.value : []
  return first?.kind === 'value' && rest.length === 0 ? first.name : undefined
}

/** True for a name that a tag can hold; names of drafts may be anything. */
export function isWritable(name: string): boolean {
  return onlyName(`{{${name}}}`) === name
}

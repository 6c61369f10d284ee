import { endOfTag } from './scan-markup.ts'

/** Elements without an end tag, or whose end a parser sets by itself, and forms, which it never nests. */
const uncounted =
  /^(?:area|base|body|br|caption|col|colgroup|dd|dt|embed|form|frame|head|hr|html|img|input|li|link|meta|optgroup|option|p|param|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/
/** Formatting: its number has a limit of its own. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
const rawText = /^(?:script|style|textarea|title)$/

const isForeign = (name: string): boolean => name === 'svg' || name === 'math'

/**
 * Finds the place where the elements of a text first stand more than `most` deep, in one pass and without a parser. An
 * element that is never closed counts up to the end of the text.
 * @returns the place in characters; undefined where none is so deep.
 */
export function placeTooDeep(html: string, most: number): number | undefined {
  const open: string[] = []
  /** Raw texts that do not end behind here; they are not looked for again. */
  const endless = new Set<string>()
  let foreign = 0
  const lower = html.toLowerCase()
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2)
      if (end === -1) return undefined
      at = end + 3
      continue
    }
    const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/.exec(lower.slice(at, at + 100)) ?? []
    const from = name === '' ? at + 1 : endOfTag(html, at) + 1
    if (slash === '/') {
      if (open.at(-1) === name) {
        open.pop()
        if (isForeign(name)) foreign -= 1
      }
    } else if (rawText.test(name)) {
      const end = endless.has(name) ? -1 : lower.indexOf(`</${name}`, from)
      if (end === -1) endless.add(name)
      at = end === -1 ? from : end
      continue
    } else if (name !== '' && !uncounted.test(name) && !formatting.test(name)) {
      // In a drawing alone a slash ends an element: HTML passes it by.
      if (foreign > 0 && html.charAt(from - 2) === '/') {
        at = from
        continue
      }
      open.push(name)
      if (isForeign(name)) foreign += 1
      if (open.length > most) return at
    }
    at = from
  }
  return undefined
}

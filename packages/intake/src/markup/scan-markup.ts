/** Places of the tags and scripts of a text, in characters. */
export interface Scan {
  /** The start tags by lower-case name, in order. */
  readonly tags: ReadonlyMap<string, readonly number[]>
  readonly scripts: readonly { readonly tag: string; readonly from: number; readonly to: number }[]
}

/** Elements whose content is text: a `<` in it starts no tag. */
const rawText = /^(?:script|style|textarea|title)$/

/** Elements that HTML gives no end tag. */
export const voidElement: RegExp = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** The end of a tag that starts at `from`: a `>` outside quotes. */
export function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    else if ((character === '"' || character === "'") && /[=\s]/.test(text.charAt(at - 1))) quote = character
  }
  return text.length
}

/** Finds the tags of a text in one pass, whatever is wrong with it. */
export function scanMarkup(text: string): Scan {
  const tags = new Map<string, number[]>()
  const scripts: { tag: string; from: number; to: number }[] = []
  const lower = text.toLowerCase()
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      at = end === -1 ? text.length : end + 3
      continue
    }
    const name = /^<([a-z][^\s/>]*)/.exec(lower.slice(at, at + 100))?.[1]
    if (name === undefined) {
      at += 1
      continue
    }
    const places = tags.get(name)
    if (places) places.push(at)
    else tags.set(name, [at])
    const from = endOfTag(text, at) + 1
    const end = rawText.test(name) ? lower.indexOf(`</${name}`, from) : from
    // A template's `<textarea />` has no end: what follows it is still read.
    const to = end !== -1 ? end : /^s/.test(name) ? text.length : from
    if (name === 'script') scripts.push({ tag: text.slice(at, from), from, to })
    at = to
  }
  return { tags, scripts }
}

/** Tells the 1-based line of a place in a text. */
export function lineFinder(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Elements without an end tag, or whose end a parser sets by itself, and forms, which it never nests. */
const uncounted =
  /^(?:area|base|body|br|caption|col|colgroup|dd|dt|embed|form|frame|head|hr|html|img|input|li|link|meta|optgroup|option|p|param|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/
/** Formatting: its number has a limit of its own. */
const formattingName = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
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
    } else if (name !== '' && !uncounted.test(name) && !formattingName.test(name)) {
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

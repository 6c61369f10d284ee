/** Places of the tags and scripts of a text, in characters. */
export interface Scan {
  /** The start tags by lower-case name, in order. */
  readonly tags: ReadonlyMap<string, readonly number[]>
  readonly scripts: readonly { readonly tag: string; readonly from: number; readonly to: number }[]
}

/** Elements whose content is text: a `<` in it starts no tag. */
const rawText = /^(?:script|style|textarea|title)$/

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

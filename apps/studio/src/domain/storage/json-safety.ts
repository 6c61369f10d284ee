/** Deeper than any document we know nests, and far from what a recursive reader can bear. */
export const maxJsonDepth = 64

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns the place where brackets nest deeper than allowed, text in quotes aside; undefined if there is none. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character === '\\') at += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxJsonDepth) return at
    } else if (character === '}' || character === ']') depth -= 1
  }
  return undefined
}

/** The first key that could reach a prototype, as a JSON Pointer. The depth is bounded by now. */
export function hostileKeyIn(value: unknown, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Array.isArray(value) && prototypeKeys.has(key)) return place
    const found = hostileKeyIn(inner, place)
    if (found !== undefined) return found
  }
  return undefined
}

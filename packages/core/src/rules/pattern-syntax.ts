import { maxPatternLength } from '../model/limits.ts'

/** A pattern as a tree, without captures and without preference for long or short: a match of the whole needs neither. */
export type PatternNode =
  /** One code point out of `sets[set]`. */
  | { readonly kind: 'set'; readonly set: number }
  /** A condition of the place: `bit` of its conditions is as wanted. */
  | { readonly kind: 'place'; readonly bit: number; readonly isWanted: boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly min: number; readonly max: number }

export interface PatternSyntax {
  readonly root: PatternNode
  /** Source of each set of code points, for the engine to decide. */
  readonly sets: readonly string[]
  /** Inner ones first: bit `firstLook + index` of a place's conditions. */
  readonly looks: readonly { readonly node: PatternNode; readonly isAhead: boolean }[]
}

/** Bits of a place's conditions; those from `firstLook` on are lookarounds. */
export const placeBits = { start: 0, end: 1, boundary: 2, firstLook: 3 } as const

const maxLooks = 16

/** Groups within groups, so that a hostile pattern cannot overflow the stack. */
const maxGroupDepth = 64

/** Escapes that stand for one code point or a class of them. */
const escaped =
  /\\(?:[pPu]\{[^}]*\}|u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|.)/suy
/** Names of properties of several code points at once. */
const ofStrings = /\\q|\\p\{(?:Basic_Emoji|Emoji_Keycap|RGI_)/
const quantifier = /([*+?])|\{(\d+)(,?)(\d*)\}/y

/**
 * Reads a pattern that compiles under `v`.
 * @returns undefined for one with backreferences, modifiers, or classes of several code points at once, and for one that is too
 * long or too deep.
 */
export function readPatternSyntax(pattern: string): PatternSyntax | undefined {
  if (pattern.length > maxPatternLength) return undefined
  const sets: string[] = []
  const looks: { readonly node: PatternNode; readonly isAhead: boolean }[] = []
  let at = 0
  let depth = 0
  let isKnown = true

  const take = (text: string): boolean => {
    const isHere = pattern.startsWith(text, at)
    if (isHere) at += text.length
    return isHere
  }
  const setOf = (source: string): PatternNode => {
    if (ofStrings.test(source)) isKnown = false
    const known = sets.indexOf(source)
    return { kind: 'set', set: known < 0 ? sets.push(source) - 1 : known }
  }
  const place = (bit: number, isWanted = true): PatternNode => ({ kind: 'place', bit, isWanted })

  const choice = (): PatternNode => {
    const nodes = [sequence()]
    while (take('|')) nodes.push(sequence())
    return { kind: 'choice', nodes }
  }
  const sequence = (): PatternNode => {
    const nodes: PatternNode[] = []
    while (isKnown && at < pattern.length && !/[|)]/.test(pattern.charAt(at))) {
      const node = repeated(atom())
      // A part that is never there would cost its time at each repeat of what it stands in.
      if (node.kind !== 'repeat' || node.max > 0) nodes.push(node)
    }
    return { kind: 'sequence', nodes }
  }
  const group = (): PatternNode => {
    depth += 1
    if (depth > maxGroupDepth) isKnown = false
    const node: PatternNode = isKnown ? choice() : { kind: 'choice', nodes: [] }
    depth -= 1
    take(')')
    return node
  }
  const look = (isAhead: boolean, isWanted: boolean): PatternNode => {
    const node = group()
    if (looks.length === maxLooks) isKnown = false
    return place(placeBits.firstLook + looks.push({ node, isAhead }) - 1, isWanted)
  }
  const atom = (): PatternNode => {
    if (take('(?:')) return group()
    if (take('(?=')) return look(true, true)
    if (take('(?!')) return look(true, false)
    if (take('(?<=')) return look(false, true)
    if (take('(?<!')) return look(false, false)
    if (take('(?<')) at = pattern.indexOf('>', at) + 1
    else if (take('(?')) isKnown = false
    else if (!take('(')) return single()
    return group()
  }
  const single = (): PatternNode => {
    if (take('^')) return place(placeBits.start)
    if (take('$')) return place(placeBits.end)
    if (take('\\b')) return place(placeBits.boundary)
    if (take('\\B')) return place(placeBits.boundary, false)
    if (/^\\[1-9k]/.test(pattern.slice(at, at + 2))) isKnown = false
    const from = at
    at = pattern.charAt(at) === '[' ? endOfClass(pattern, at) : endOfCharacter(pattern, at)
    return setOf(pattern.slice(from, at))
  }
  const repeated = (node: PatternNode): PatternNode => {
    quantifier.lastIndex = at
    const [whole = '', sign, least = '', comma, most = ''] = quantifier.exec(pattern) ?? []
    if (whole === '') return node
    at += whole.length
    take('?')
    const min = sign ? Number(sign === '+') : Number(least)
    const max = sign ? (sign === '?' ? 1 : Infinity) : comma ? (most === '' ? Infinity : Number(most)) : min
    return { kind: 'repeat', node, min, max }
  }

  const root = choice()
  return isKnown ? { root, sets, looks } : undefined
}

function endOfCharacter(pattern: string, at: number): number {
  escaped.lastIndex = at
  const length = escaped.exec(pattern)?.[0].length
  return at + (length ?? String.fromCodePoint(pattern.codePointAt(at) ?? 0).length)
}

function endOfClass(pattern: string, from: number): number {
  let depth = 0
  for (let at = from; at < pattern.length; at += 1) {
    const character = pattern.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[') depth += 1
    else if (character === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return pattern.length
}

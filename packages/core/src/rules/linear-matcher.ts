import { maxTextLength } from './pattern.ts'
import { type PatternNode, placeBits, readPatternSyntax } from './pattern-syntax.ts'

/** States of a pattern with its repeats written out. */
const maxStates = 5000

/** Steps for one answer: some 20 ms. */
const maxSteps = 200_000

/** Sets of states that are remembered between answers. */
const maxRemembered = 2000

/** A state: it takes one code point out of a set, or asks a condition of the place, or only leads on. */
interface MatcherState {
  readonly set?: number
  readonly bit?: number
  readonly isWanted?: boolean
  readonly next: number[]
}

/** From states under some conditions: by code point where it leads, and if the text may end. */
interface TransitionRow {
  accepts: boolean | undefined
  readonly next: (Remembered | undefined)[]
}

/** States in which a text may be at one place, with what follows from them as far as it was asked. */
interface Remembered {
  readonly states: Uint16Array
  readonly rows: Map<number, TransitionRow>
  /** The row that was last asked for. */
  condition: number
  row: TransitionRow
}

/**
 * Makes a matcher that takes time in proportion to the text, whatever the pattern: all ways are gone at once.
 * @returns undefined for a pattern that is not known, or too large; the matcher, for a text that is too long or takes too many
 * steps.
 * @see Thompson, "Regular Expression Search Algorithm", CACM 11 (1968)
 */
export function compileLinearMatcher(pattern: string): ((text: string) => boolean | undefined) | undefined {
  const syntax = readPatternSyntax(pattern)
  if (!syntax) return undefined
  const whole = automatonOf(syntax.root, false)
  const looks = syntax.looks.flatMap(({ node, isAhead }) => automatonOf(node, isAhead) ?? [])
  if (!whole || looks.length < syntax.looks.length) return undefined
  const tests = syntax.sets.map((source) => new RegExp(`^${source}$`, 'v'))
  const members: (readonly boolean[])[] = [[]]
  const symbols = new Map<number, number>()
  const kinds = new Map<string, number>()

  return (text) => {
    if (text.length > maxTextLength) return undefined
    let steps = maxSteps
    const spend = (count: number): boolean => {
      steps -= count
      return steps > 0
    }
    const codes = new Uint32Array(text.length)
    let length = 0
    for (let at = 0; at < text.length; length += 1) {
      const code = text.codePointAt(at) ?? 0
      codes[length] = code
      at += code > 0xffff ? 2 : 1
    }
    const read = codes.subarray(0, length)
    const conditions = placesOf(read)
    for (let index = 0; index < length; index += 1) {
      const code = read[index] ?? 0
      let symbol = symbols.get(code)
      if (symbol === undefined) {
        if (!spend(tests.length * 4)) return undefined
        const character = String.fromCodePoint(code)
        const inSets = tests.map((test) => test.test(character))
        const kind = inSets.map(Number).join('')
        symbol = kinds.get(kind) ?? members.push(inSets) - 1
        kinds.set(kind, symbol)
        symbols.set(code, symbol)
      }
      read[index] = symbol
    }
    for (const [index, automaton] of looks.entries()) {
      const bit = 1 << (placeBits.firstLook + index)
      const found = automaton.run({ read, members, conditions, isAnywhere: true, spend })
      if (!found) return undefined
      // By index: two hundred thousand pairs would take a third of the time of all.
      for (let place = 0; place <= length; place += 1)
        if (found[place]) conditions[place] = (conditions[place] ?? 0) | bit
    }
    const ends = whole.run({ read, members, conditions, isAnywhere: false, spend })
    return ends && ends.at(-1) === 1
  }
}

function placesOf(codes: Uint32Array): Uint32Array {
  const conditions = new Uint32Array(codes.length + 1)
  let wasWord = false
  for (let place = 0; place <= codes.length; place += 1) {
    const isWord = isWordCode(codes[place] ?? 0)
    if (wasWord !== isWord) conditions[place] = 1 << placeBits.boundary
    wasWord = isWord
  }
  conditions[0] = (conditions[0] ?? 0) | (1 << placeBits.start)
  conditions[codes.length] = (conditions[codes.length] ?? 0) | (1 << placeBits.end)
  return conditions
}

/** Tells if a code point is one of `\w`. */
function isWordCode(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === 95
}

interface MatchRun {
  /** Of each code point, by which sets it is in. */
  readonly read: Uint32Array
  readonly members: readonly (readonly boolean[])[]
  readonly conditions: Uint32Array
  /** A match may begin at every place, not at the first alone. */
  readonly isAnywhere: boolean
  readonly spend: (count: number) => boolean
}

interface Automaton {
  /** 1 for each place where a match ends; undefined after too many steps. */
  run(run: MatchRun): Uint8Array | undefined
}

function automatonOf(root: PatternNode, isBackwards: boolean): Automaton | undefined {
  const states: MatcherState[] = [{ next: [] }]
  const start = build(root, 0, states, isBackwards)
  if (states.length > maxStates) return undefined
  let remembered = new Map<string, Remembered>()

  const remember = (ids: Uint16Array): Remembered => {
    const key = ids.join()
    const known = remembered.get(key)
    if (known) return known
    if (remembered.size > maxRemembered) remembered = new Map()
    const made: Remembered = { states: ids, rows: new Map(), condition: -1, row: { accepts: undefined, next: [] } }
    remembered.set(key, made)
    return made
  }
  /** All states that can be reached at a place without taking a code point. */
  const reach = (ids: Uint16Array, conditions: number): ReadonlySet<number> => {
    const reached = new Set(ids)
    for (const id of reached) {
      const { set, bit, isWanted, next } = states[id] ?? { next: [] }
      if (set !== undefined || (bit !== undefined && ((conditions >> bit) & 1) !== Number(isWanted))) continue
      for (const one of next) reached.add(one)
    }
    return reached
  }

  return {
    run({ read, members, conditions, isAnywhere, spend }) {
      const ends = new Uint8Array(read.length + 1)
      let here = remember(Uint16Array.of(start))
      for (let step = 0; step <= read.length; step += 1) {
        const place = isBackwards ? read.length - step : step
        const condition = conditions[place] ?? 0
        if (here.condition !== condition) {
          here.row = here.rows.get(condition) ?? { accepts: undefined, next: [] }
          here.rows.set(condition, here.row)
          here.condition = condition
        }
        const { row } = here
        let reached: ReadonlySet<number> | undefined
        if (row.accepts === undefined) {
          reached = reach(here.states, condition)
          if (!spend(reached.size)) return undefined
          row.accepts = reached.has(0)
        }
        if (row.accepts) ends[place] = 1
        if (step === read.length) break
        const symbol = read[isBackwards ? place - 1 : place] ?? 0
        let after = row.next[symbol]
        if (!after) {
          const inSets = members[symbol] ?? []
          reached ??= reach(here.states, condition)
          if (!spend(reached.size * 2)) return undefined
          const taken = new Set(isAnywhere ? [start] : [])
          for (const id of reached) {
            const { set, next } = states[id] ?? { next: [] }
            if (set !== undefined && inSets[set]) for (const one of next) taken.add(one)
          }
          after = remember(Uint16Array.from(taken).sort())
          row.next[symbol] = after
        }
        if (after.states.length === 0) break
        here = after
      }
      return ends
    },
  }
}

/** Adds the states of a node before `next`. @returns the first of them. */
function build(node: PatternNode, next: number, states: MatcherState[], isBackwards: boolean): number {
  const add = (state: MatcherState): number => states.push(state) - 1
  if (states.length > maxStates) return next
  switch (node.kind) {
    case 'set':
      return add({ set: node.set, next: [next] })
    case 'place':
      return add({ bit: node.bit, isWanted: node.isWanted, next: [next] })
    case 'choice': {
      const ways = node.nodes.map((one) => build(one, next, states, isBackwards))
      // An empty one counts too: thousands of them, repeated, are work.
      return add({ next: ways.map((way) => (way === next ? add({ next: [next] }) : way)) })
    }
    case 'sequence': {
      const ordered = isBackwards ? node.nodes : node.nodes.toReversed()
      return ordered.reduce((after, one) => build(one, after, states, isBackwards), next)
    }
    case 'repeat': {
      let first = next
      if (node.max === Infinity) {
        const ways: number[] = []
        first = add({ next: ways })
        ways.push(build(node.node, first, states, isBackwards), next)
      } else {
        for (let more = node.min; more < node.max && states.length <= maxStates; more += 1) {
          first = add({ next: [build(node.node, first, states, isBackwards), next] })
        }
      }
      for (let count = 0; count < node.min && states.length <= maxStates; count += 1) {
        first = build(node.node, first, states, isBackwards)
      }
      return first
    }
    default:
      return next
  }
}

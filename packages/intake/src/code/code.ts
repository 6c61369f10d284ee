import { excerpt } from '../remark.ts'
import { below, isFunction, type SyntaxNode } from './syntax-node.ts'

/** A script, as it was cut out of a paste. */
export interface CodePiece {
  readonly text: string
  /** Of the paste, 1-based. */
  readonly firstLine: number
  /** Set for what was pasted below a page. */
  readonly isBelow?: boolean
  /** Set for the text of an attribute, which is told with its element. */
  readonly isHandler?: boolean
}

/** A script that was parsed. */
export interface ParsedPiece {
  readonly program: SyntaxNode
  readonly text: string
  readonly firstLine: number
  readonly isBelow: boolean
  readonly isHandler: boolean
}

/** Characters of a node that its line in a remark is made of: those of a call around calls are not gone through for each. */
const maxExcerptSource = 1_000

/** All scripts of a paste as one: they share their global names. */
export interface Code {
  /** Every node, in the order of the paste. */
  readonly nodes: readonly SyntaxNode[]
  readonly parentOf: (node: SyntaxNode) => SyntaxNode | undefined
  /** The script that a node stands in. */
  readonly pieceOf: (node: SyntaxNode) => ParsedPiece | undefined
  /** 1-based line of the paste. */
  readonly lineOf: (node: SyntaxNode) => number | undefined
  /** A node's own text. */
  readonly sourceOf: (node: SyntaxNode) => string
  /** The same, in a line. */
  readonly excerptOf: (node: SyntaxNode) => string
  /** The function that a node stands in; arrow functions have no `this`, so they may be passed by. */
  readonly functionAround: (node: SyntaxNode, options?: { readonly passArrows: boolean }) => SyntaxNode | undefined
}

function numberAt(value: unknown, key: string): number | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : undefined
}

/** Lays scripts open: their nodes, and of each its parent and its place. Deep trees cost memory, not the stack. */
export function createCode(pieces: readonly ParsedPiece[]): Code {
  const nodes: SyntaxNode[] = []
  const parents = new Map<SyntaxNode, SyntaxNode>()
  const pieceOf = new Map<SyntaxNode, ParsedPiece>()
  for (const piece of pieces) {
    const waiting = [piece.program]
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      nodes.push(node)
      pieceOf.set(node, piece)
      for (const inner of below(node).toReversed()) {
        parents.set(inner, node)
        waiting.push(inner)
      }
    }
  }
  const sourceOf = (node: SyntaxNode): string =>
    pieceOf.get(node)?.text.slice(numberAt(node, 'start') ?? 0, numberAt(node, 'end') ?? 0) ?? ''
  return {
    nodes,
    parentOf: (node) => parents.get(node),
    pieceOf: (node) => pieceOf.get(node),
    lineOf: (node) => {
      const place: unknown = Reflect.get(node, 'loc')
      const line = numberAt(
        typeof place === 'object' && place !== null ? Reflect.get(place, 'start') : undefined,
        'line',
      )
      return line === undefined ? undefined : line + (pieceOf.get(node)?.firstLine ?? 1) - 1
    },
    sourceOf,
    excerptOf: (node) => excerpt(sourceOf(node).slice(0, maxExcerptSource)),
    functionAround: (node, { passArrows } = { passArrows: false }) => {
      let around = parents.get(node)
      while (around && !(isFunction(around) && !(passArrows && around.type === 'ArrowFunctionExpression'))) {
        around = parents.get(around)
      }
      return around
    },
  }
}

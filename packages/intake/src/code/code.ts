import type { ParserOptions } from '@babel/parser'
import { type Diagnostics, excerpt } from '../text/diagnostics.ts'
import { maxForgivenCharacters, maxForgivenLabels } from '../text/limits.ts'
import { below, isFunction, type SyntaxNode } from './syntax-node.ts'

const lenient: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowImportExportEverywhere: true,
  allowUndeclaredExports: true,
}

/** The class that pasted methods are put into. */
export const wrapperClass = 'Pasted'

/**
 * The readings of a piece of code, likeliest first: a script with or without types, some methods of an object, or of a
 * class. What is put around it stands on its first line, so that lines stay as they are.
 */
const codeShapes: readonly {
  readonly plugins: NonNullable<ParserOptions['plugins']>
  readonly before: string
  readonly after: string
}[] = [
  { plugins: ['jsx', 'typescript', 'decorators-legacy'], before: '', after: '' },
  { plugins: ['typescript', 'decorators-legacy'], before: '', after: '' },
  { plugins: ['jsx', 'typescript'], before: '({', after: '\n})' },
  { plugins: ['jsx', 'typescript', 'decorators-legacy'], before: `class ${wrapperClass} {`, after: '\n}' },
]

type Parse = typeof import('@babel/parser').parse

function lineOfError(error: unknown): number | undefined {
  const place: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'loc') : undefined
  const line: unknown = typeof place === 'object' && place !== null ? Reflect.get(place, 'line') : undefined
  return typeof line === 'number' ? line : undefined
}

/** Tells if an error is about what the code means, a name declared twice say, and not about how it is written. */
function isForgivable(error: unknown): boolean {
  const reason: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'reasonCode') : undefined
  return (
    typeof reason === 'string' &&
    /Redeclaration|^Duplicate|^Strict|Undeclared|^Invalid(?:Lhs|Private|Decorator)/.test(reason)
  )
}

/** The labels that are looked at: each of a name within another is an error of its own, so that their number grows with its square. */
const label = /(?:^|[;:(){}])\s*[\w$]+\s*:/g

/** True for a script that is short enough for faults to be passed by, each of which costs some tenths of a millisecond. */
function mayBeForgiven(text: string): boolean {
  return text.length <= maxForgivenCharacters && (text.match(label)?.length ?? 0) <= maxForgivenLabels
}

/**
 * Gives the first shape that the code fits, else the error of the likeliest one. Code that nests too deep overflows the
 * stack, which is an error as any other.
 */
function parsePiece(
  parse: Parse,
  { text, firstLine, isBelow = false, isHandler = false }: CodePiece,
): ParsedPiece | { readonly error: unknown } {
  let first: unknown
  for (const { plugins, before, after } of codeShapes) {
    const whole = before + text + after
    const attempt = (options: ParserOptions): ParsedPiece | undefined => {
      try {
        return {
          program: parse(whole, { ...lenient, ...options, plugins }).program,
          text: whole,
          firstLine,
          isBelow,
          isHandler,
        }
      } catch (error) {
        first ??= error
        const mayForgive = options.errorRecovery !== true && isForgivable(error) && mayBeForgiven(text)
        return mayForgive ? attempt({ errorRecovery: true }) : undefined
      }
    }
    const parsed = attempt({})
    if (parsed) return parsed
  }
  return { error: first }
}

/**
 * Parses scripts; nothing of them runs. The parser is loaded on first use. A script that cannot be parsed is told with
 * its line, and the others are read.
 */
export async function parseCode(pieces: readonly CodePiece[], diagnostics: Diagnostics): Promise<Code> {
  if (pieces.length === 0) return createCode([])
  const { parse } = await import('@babel/parser')
  return createCode(
    pieces.flatMap((piece) => {
      const parsed = parsePiece(parse, piece)
      if ('program' in parsed) return [parsed]
      const lineInPiece = lineOfError(parsed.error) ?? 1
      const subject = piece.text.split('\n')[lineInPiece - 1] ?? piece.text
      const line = lineInPiece + piece.firstLine - 1
      const message =
        parsed.error instanceof Error ? parsed.error.message.replace(/\(\d+:\d+\)$/, '').trimEnd() : undefined
      diagnostics.reportUnread('syntax', excerpt(subject), { line, detail: message })
      return []
    }),
  )
}

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
interface ParsedPiece {
  readonly program: SyntaxNode
  readonly text: string
  readonly firstLine: number
  readonly isBelow: boolean
  readonly isHandler: boolean
}

/** Characters of a node that its line in a diagnostic is made of: those of a call around calls are not gone through for each. */
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
function createCode(pieces: readonly ParsedPiece[]): Code {
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

import { maxConstantLength, maxEvaluationDepth, maxEvaluationSteps } from '../text/limits.ts'
import { child, children, isCall, isMember, keyName, plainAt, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import type { Trace, Tracer } from './trace.ts'

/** The statically known value of an expression. */
export type Known =
  | { readonly kind: 'text'; readonly text: string }
  /** Nothing: `undefined`, `null`. */
  | { readonly kind: 'absent' }
  /** Set where the page is built, or in another file. `from` is what it is called there. */
  | {
      readonly kind: 'elsewhere'
      readonly where: 'environment' | 'import'
      readonly from: string
      /** Fallback of the code. */
      readonly otherwise?: string
    }
  /** Worked out while the page runs. */
  | { readonly kind: 'computed' }

/** Tells what expressions are. */
export type Evaluate = (node: SyntaxNode) => Known

const computed: Known = { kind: 'computed' }

/** Names that browsers and build tools have; what hangs on them is worked out, not imported. */
const globals = /^(?:window|document|location|navigator|globalThis|self|Date|Math|JSON|event|e|\$|jQuery)$/

function isEnvironment({ root, keys }: Trace): boolean {
  return keys[0] === 'env' && (root.type === 'MetaProperty' || textAt(root, 'name') === 'process')
}

/** Makes what reads constant expressions: literals, templates, sums, defaults, and names of these. Nothing is run. */
export function createEvaluate({ trace }: Tracer): Evaluate {
  let steps = 0
  const join = (parts: readonly Known[]): Known => {
    const texts = parts.map((part) => (part.kind === 'text' ? part.text : undefined))
    if (texts.includes(undefined)) return computed
    const text = texts.join('')
    return text.length > maxConstantLength ? computed : { kind: 'text', text }
  }
  const either = (node: SyntaxNode, depth: number): Known => {
    const [left, right] = [child(node, 'left'), child(node, 'right')]
    if (!left || !right) return computed
    const first = known(left, depth)
    if (textAt(node, 'operator') === '&&' || first.kind === 'computed') return computed
    if (first.kind === 'text' && first.text !== '') return first
    const second = known(right, depth)
    if (first.kind !== 'elsewhere') return second
    return second.kind === 'text' && second.text !== '' ? { ...first, otherwise: second.text } : first
  }
  const template = (node: SyntaxNode, depth: number): Known => {
    const expressions = children(node, 'expressions').map((part) => known(part, depth))
    const texts = children(node, 'quasis').map((part): Known => {
      const value: unknown = Reflect.get(part, 'value')
      const cooked: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : undefined
      return typeof cooked === 'string' ? { kind: 'text', text: cooked } : computed
    })
    const [only] = expressions
    const isBare = texts.every((part) => part.kind === 'text' && part.text === '')
    if (only && expressions.length === 1 && isBare) return only
    return join(texts.flatMap((part, index) => [part, ...expressions.slice(index, index + 1)]))
  }
  const call = (node: SyntaxNode, depth: number): Known => {
    const callee = child(node, 'callee')
    if (!callee) return computed
    if (textAt(callee, 'name') === 'String') {
      const [argument] = children(node, 'arguments')
      return argument ? known(argument, depth) : computed
    }
    const object =
      isMember(callee) && /^(?:trim|toString)$/.test(keyName(callee) ?? '') ? child(callee, 'object') : null
    if (!object) return computed
    const inner = known(object, depth)
    return inner.kind === 'text' ? { kind: 'text', text: inner.text.trim() } : inner
  }
  const elsewhere = (traced: Trace): Known => {
    const name = textAt(traced.root, 'name')
    if (isEnvironment(traced)) {
      return { kind: 'elsewhere', where: 'environment', from: traced.keys.slice(1).join('.') }
    }
    const isFree = traced.root.type === 'Identifier' && traced.binding === undefined
    if (name === undefined || globals.test(name)) return computed
    if (traced.binding?.kind !== 'import' && !isFree) return computed
    return { kind: 'elsewhere', where: 'import', from: [name, ...traced.keys].join('.') }
  }
  const known = (node: SyntaxNode, depth: number): Known => {
    steps += 1
    if (depth > maxEvaluationDepth || steps > maxEvaluationSteps) return computed
    const inner = unwrap(node)
    const traced = trace(inner)
    const { root, keys } = traced
    if (keys.length > 0) return elsewhere(traced)
    switch (root.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return { kind: 'text', text: plainAt(root, 'value') ?? '' }
      case 'NullLiteral':
        return { kind: 'absent' }
      case 'TemplateLiteral':
        return template(root, depth + 1)
      case 'BinaryExpression': {
        const [left, right] = [child(root, 'left'), child(root, 'right')]
        if (textAt(root, 'operator') !== '+' || !left || !right) return computed
        return join([known(left, depth + 1), known(right, depth + 1)])
      }
      case 'LogicalExpression':
        return either(root, depth + 1)
      case 'Identifier':
        return textAt(root, 'name') === 'undefined' ? { kind: 'absent' } : elsewhere(traced)
      default:
        return isCall(root) ? call(root, depth + 1) : computed
    }
  }
  return (node) => {
    steps = 0
    return known(node, 0)
  }
}

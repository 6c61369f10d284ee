import type { Known } from './evaluate.ts'
import { child, children, isCall, isMember, keyName, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import type { Trace, Tracer } from './trace.ts'

/** Which control of a form an expression reads. */
export type ControlReference =
  | { readonly kind: 'id' | 'name' | 'selector' | 'ref'; readonly key: string }
  /** By the path of the state that the control is tied to, likeliest first: `formData.name`. */
  | { readonly kind: 'model'; readonly paths: readonly string[] }

interface ReferenceDeps {
  readonly tracer: Tracer
  readonly evaluate: (node: SyntaxNode) => Known
}

/** Normal form of a reference to state in a template: without `this`, and without the `.value` of a ref. */
function asPath(path: string): string {
  return path
    .replace(/^(?:this|props|state|\$data)\./, '')
    .replaceAll(/\.(?:value|current)(?=\.|$)/g, '')
    .replace(/^\$/, '')
}

/** The call on whose answer a trace ends, `document.getElementById('name')` say, with its first argument's text. */
function lookupOf({ root }: Trace, deps: ReferenceDeps): readonly [string, string] | undefined {
  const callee = isCall(root) ? child(root, 'callee') : undefined
  const [argument] = callee ? children(root, 'arguments') : []
  const known = argument && deps.evaluate(argument)
  const method = callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))
  return method !== undefined && known?.kind === 'text' ? [method, known.text] : undefined
}

/** Tells if a call asks for an element of the page, and by what. */
function elementOf(trace: Trace, deps: ReferenceDeps): ControlReference | undefined {
  const [method, text] = lookupOf(trace, deps) ?? []
  if (method === undefined || text === undefined) return undefined
  if (method === 'getElementById') return { kind: 'id', key: text }
  if (/^(?:querySelector|\$|jQuery|find|\$\$)$/.test(method)) return { kind: 'selector', key: text }
  if (method === 'getElementsByName') return { kind: 'name', key: text }
  return undefined
}

/** Passes by what changes no answer: `.trim()`, `String(…)`, `… || ''`, `… as string`. */
function unwrapNode(node: SyntaxNode, evaluate: ReferenceDeps['evaluate']): SyntaxNode {
  const inner = unwrap(node)
  if (inner.type === 'LogicalExpression') {
    const [left, right] = [child(inner, 'left'), child(inner, 'right')]
    const otherwise = right && evaluate(right)
    const isNothing = otherwise?.kind === 'absent' || (otherwise?.kind === 'text' && otherwise.text === '')
    return left && isNothing && textAt(inner, 'operator') !== '&&' ? unwrapNode(left, evaluate) : inner
  }
  const callee = isCall(inner) ? child(inner, 'callee') : undefined
  if (!callee) return inner
  const [argument] = children(inner, 'arguments')
  const object = child(callee, 'object')
  if (textAt(callee, 'name') === 'String' && argument) return unwrapNode(argument, evaluate)
  return isMember(callee) && object && /^(?:trim|toString)$/.test(keyName(callee) ?? '')
    ? unwrapNode(object, evaluate)
    : inner
}

/**
 * Which control an expression reads: `document.getElementById('x').value`, `form.x.value`, `$('#x').val()`,
 * `data.get('x')`, a ref, or state that a control is tied to. Whether there is such a control, the form tells.
 */
export function controlReference(node: SyntaxNode, deps: ReferenceDeps): ControlReference | undefined {
  const inner = unwrapNode(node, deps.evaluate)
  const traced = deps.tracer.trace(inner)
  const lastKey = traced.keys.at(-1)
  if (lastKey === 'value' || lastKey === 'checked') {
    const before = traced.keys.slice(0, -1).filter((key) => !/^(?:target|currentTarget|elements|current)$/.test(key))
    const [name] = before.slice(-1)
    const found = elementOf(traced, deps)
    if (found && name === undefined) return found
    if (isRef(traced) && name === undefined) return { kind: 'ref', key: refName(traced) ?? '' }
    if (name !== undefined && !isStateTrace(traced)) return { kind: 'name', key: name }
  }
  const asked = readingCall(traced.root, deps)
  if (asked && traced.keys.length === 0) return asked
  const paths = [...new Set(traced.paths.map(asPath))]
  return paths.length === 0 ? undefined : { kind: 'model', paths }
}

/** `$('#x').val()` and `new FormData(form).get('x')`. */
function readingCall(root: SyntaxNode, deps: ReferenceDeps): ControlReference | undefined {
  const inner = unwrapNode(root, deps.evaluate)
  const callee = isCall(inner) ? child(inner, 'callee') : undefined
  const object = callee && isMember(callee) ? child(callee, 'object') : undefined
  if (!callee || !object) return undefined
  const method = keyName(callee)
  if (method === 'val') return elementOf(deps.tracer.trace(object), deps)
  const [argument] = children(inner, 'arguments')
  const key =
    argument && (method === 'get' || method === 'getValues' || method === 'watch') ? deps.evaluate(argument) : undefined
  return key?.kind === 'text' ? { kind: 'name', key: key.text } : undefined
}

/** The function that made a state or a ref, `useRef` say. */
function stateMaker({ root }: Trace): string {
  const callee = isCall(root) ? child(root, 'callee') : undefined
  return (callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))) ?? ''
}

function isRef(trace: Trace): boolean {
  return (
    /^(?:useRef|createRef|useTemplateRef)$/.test(stateMaker(trace)) ||
    (stateMaker(trace) === 'ref' && trace.keys.length > 1)
  )
}

/** Vue's refs and reactive objects, whose `.value` is the state itself. */
function isStateTrace(trace: Trace): boolean {
  return /^(?:ref|reactive|shallowRef|useState|\$state|computed|toRef)$/.test(stateMaker(trace))
}

function refName({ paths }: Trace): string | undefined {
  return paths.at(-1)?.split('.')[0]
}

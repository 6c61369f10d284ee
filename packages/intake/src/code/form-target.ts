import type { Bindings } from './bindings.ts'
import type { Code } from './code.ts'
import type { Known } from './evaluate.ts'
import { child, children, isCall, isMember, keyName, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import { functionCalled, type Tracer } from './trace.ts'

/** Which form of the page a call sends. */
export type FormTarget =
  | { readonly kind: 'selector'; readonly selector: string }
  /** React's and Vue's refs. */
  | { readonly kind: 'ref'; readonly name: string }
  /** The form that a function handles, by the function's name. */
  | { readonly kind: 'handler'; readonly name: string }

export interface TargetDeps {
  readonly code: Code
  readonly bindings: Bindings
  readonly tracer: Tracer
  readonly evaluate: (node: SyntaxNode) => Known
}

/** The selectors that the SDK tries for a text: version 2 added the `#` itself. */
function bySelector(text: string): FormTarget {
  return { kind: 'selector', selector: /^[A-Za-z][\w-]*$/.test(text) ? `#${text}, [name="${text}"]` : text }
}

/** Finds the form that an expression stands for; undefined where the paste does not tell. */
export function formTarget(node: SyntaxNode, deps: TargetDeps): FormTarget | undefined {
  const { evaluate, tracer, code } = deps
  const known = evaluate(node)
  if (known.kind === 'text') return bySelector(known.text)
  const { root, keys, binding, paths } = tracer.trace(unwrap(node))
  const [key] = keys
  if (root.type === 'ThisExpression') {
    if (key === '$refs') return { kind: 'ref', name: keys[1] ?? '' }
    const around = code.functionAround(root, { passArrows: true })
    return around && key === undefined ? handledForm(around, deps) : undefined
  }
  if (binding?.kind === 'parameter') {
    return key === 'target' || key === 'currentTarget' || key === undefined ? handledForm(binding.of, deps) : undefined
  }
  if (textAt(root, 'name') === 'document' && key === 'forms' && keys[1] !== undefined) return bySelector(keys[1])
  // Before ES modules every element with an id was a global name, and still is.
  if (root.type === 'Identifier' && !binding && key === undefined) return bySelector(textAt(root, 'name') ?? '')
  return isCall(root) ? calledForm(root, paths, deps) : undefined
}

function calledForm(root: SyntaxNode, paths: readonly string[], deps: TargetDeps): FormTarget | undefined {
  const callee = child(root, 'callee')
  const [argument] = children(root, 'arguments')
  const method = callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))
  const text = argument && deps.evaluate(argument)
  if (/^(?:useRef|createRef|ref|useTemplateRef)$/.test(method ?? '')) {
    return { kind: 'ref', name: text?.kind === 'text' ? text.text : (paths.at(-1)?.split('.')[0] ?? '') }
  }
  if (text?.kind === 'text') {
    if (method === 'getElementById') return { kind: 'selector', selector: `[id="${escapeQuotes(text.text)}"]` }
    if (/^(?:querySelector|\$|jQuery|querySelectorAll)$/.test(method ?? '')) return bySelector(text.text)
  }
  const object = callee && isMember(callee) ? child(callee, 'object') : undefined
  // $('#form').get(0), $(this)[0]
  if (object && method === 'get') return formTarget(object, deps)
  return argument && /^(?:\$|jQuery|toRaw)$/.test(method ?? '') ? formTarget(argument, deps) : undefined
}

function escapeQuotes(text: string): string {
  return text.replaceAll(/["\\]/g, '\\$&')
}

/** The form whose submit a function handles: by the listener it is given as, or by its own name. */
function handledForm(handler: SyntaxNode, deps: TargetDeps): FormTarget | undefined {
  const { code, bindings } = deps
  const parent = code.parentOf(handler)
  const element = parent && listenedElement(parent, deps)
  if (element) return formTarget(element, deps)
  for (const node of code.nodes) {
    if (!isCall(node)) continue
    const given = children(node, 'arguments').find(({ type }) => type === 'Identifier')
    const target = given && functionCalled(bindings, given) === handler ? listenedElement(node, deps) : undefined
    if (target) return formTarget(target, deps)
  }
  const name = handlerName(handler, code)
  return name === undefined ? undefined : { kind: 'handler', name }
}

/** `element` of `element.addEventListener('submit', …)`, `$(element).on('submit', …)`, `element.onsubmit = …`. */
function listenedElement(node: SyntaxNode, { evaluate }: TargetDeps): SyntaxNode | undefined {
  const left = node.type === 'AssignmentExpression' ? child(node, 'left') : undefined
  if (left && isMember(left) && keyName(left) === 'onsubmit') return child(left, 'object')
  const callee = isCall(node) ? child(node, 'callee') : undefined
  if (!callee || !isMember(callee)) return undefined
  const method = keyName(callee)
  if (method === 'submit') return child(callee, 'object')
  const [type] = children(node, 'arguments')
  const listens = method === 'addEventListener' || method === 'on' || method === 'bind'
  const known = listens && type ? evaluate(type) : undefined
  return known?.kind === 'text' && known.text === 'submit' ? child(callee, 'object') : undefined
}

/** The name by which a function is given to what it handles. */
export function handlerName(handler: SyntaxNode, code: Code): string | undefined {
  const id = child(handler, 'id')
  if (id) return textAt(id, 'name')
  if (/Method$/.test(handler.type)) return keyName(handler)
  const parent = code.parentOf(handler)
  if (!parent) return undefined
  const holder = isCall(parent) ? code.parentOf(parent) : parent
  const declared = holder?.type === 'VariableDeclarator' ? child(holder, 'id') : undefined
  if (declared) return textAt(declared, 'name')
  return holder && /Property$/.test(holder.type) ? keyName(holder) : undefined
}

import type { Bindings } from './bindings.ts'
import type { Code } from './code.ts'
import type { Known } from './evaluate.ts'
import { child, children, isCall, isMember, nameOf, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'
import { functionCalled, type Tracer } from './trace.ts'

/** Which form of the page a call sends. */
export type FormTarget =
  | { readonly by: 'selector'; readonly selector: string }
  /** React's and Vue's refs. */
  | { readonly by: 'ref'; readonly name: string }
  /** The form that a function handles, by the function's name. */
  | { readonly by: 'handler'; readonly name: string }

export interface TargetTools {
  readonly code: Code
  readonly bindings: Bindings
  readonly tracer: Tracer
  readonly evaluate: (node: SyntaxNode) => Known
}

/** The selectors that the SDK tries for a text: version 2 added the `#` itself. */
function bySelector(text: string): FormTarget {
  return { by: 'selector', selector: /^[A-Za-z][\w-]*$/.test(text) ? `#${text}, [name="${text}"]` : text }
}

/** Finds the form that an expression stands for; undefined where the paste does not tell. */
export function formTarget(node: SyntaxNode, tools: TargetTools): FormTarget | undefined {
  const { evaluate, tracer, code } = tools
  const known = evaluate(node)
  if (known.kind === 'text') return bySelector(known.text)
  const { root, keys, binding, paths } = tracer.trace(unwrap(node))
  const [key] = keys
  if (root.type === 'ThisExpression') {
    if (key === '$refs') return { by: 'ref', name: keys[1] ?? '' }
    const around = code.functionAround(root, { passArrows: true })
    return around && key === undefined ? handledForm(around, tools) : undefined
  }
  if (binding?.kind === 'parameter') {
    return key === 'target' || key === 'currentTarget' || key === undefined ? handledForm(binding.of, tools) : undefined
  }
  if (textAt(root, 'name') === 'document' && key === 'forms' && keys[1] !== undefined) return bySelector(keys[1])
  // Before ES modules every element with an id was a global name, and still is.
  if (root.type === 'Identifier' && !binding && key === undefined) return bySelector(textAt(root, 'name') ?? '')
  return isCall(root) ? calledForm(root, paths, tools) : undefined
}

function calledForm(root: SyntaxNode, paths: readonly string[], tools: TargetTools): FormTarget | undefined {
  const callee = child(root, 'callee')
  const [argument] = children(root, 'arguments')
  const method = callee && (isMember(callee) ? nameOf(callee) : textAt(callee, 'name'))
  const text = argument && tools.evaluate(argument)
  if (/^(?:useRef|createRef|ref|useTemplateRef)$/.test(method ?? '')) {
    return { by: 'ref', name: text?.kind === 'text' ? text.text : (paths.at(-1)?.split('.')[0] ?? '') }
  }
  if (text?.kind === 'text') {
    if (method === 'getElementById') return { by: 'selector', selector: `[id="${quoted(text.text)}"]` }
    if (/^(?:querySelector|\$|jQuery|querySelectorAll)$/.test(method ?? '')) return bySelector(text.text)
  }
  const object = callee && isMember(callee) ? child(callee, 'object') : undefined
  // $('#form').get(0), $(this)[0]
  if (object && method === 'get') return formTarget(object, tools)
  return argument && /^(?:\$|jQuery|toRaw)$/.test(method ?? '') ? formTarget(argument, tools) : undefined
}

function quoted(text: string): string {
  return text.replaceAll(/["\\]/g, '\\$&')
}

/** The form whose submit a function handles: by the listener it is given as, or by its own name. */
function handledForm(handler: SyntaxNode, tools: TargetTools): FormTarget | undefined {
  const { code, bindings } = tools
  const parent = code.parentOf(handler)
  const element = parent && listenedElement(parent, tools)
  if (element) return formTarget(element, tools)
  for (const node of code.nodes) {
    if (!isCall(node)) continue
    const given = children(node, 'arguments').find(({ type }) => type === 'Identifier')
    const target = given && functionCalled(bindings, given) === handler ? listenedElement(node, tools) : undefined
    if (target) return formTarget(target, tools)
  }
  const name = handlerName(handler, code)
  return name === undefined ? undefined : { by: 'handler', name }
}

/** `element` of `element.addEventListener('submit', …)`, `$(element).on('submit', …)`, `element.onsubmit = …`. */
function listenedElement(node: SyntaxNode, { evaluate }: TargetTools): SyntaxNode | undefined {
  const left = node.type === 'AssignmentExpression' ? child(node, 'left') : undefined
  if (left && isMember(left) && nameOf(left) === 'onsubmit') return child(left, 'object')
  const callee = isCall(node) ? child(node, 'callee') : undefined
  if (!callee || !isMember(callee)) return undefined
  const method = nameOf(callee)
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
  if (/Method$/.test(handler.type)) return nameOf(handler)
  const parent = code.parentOf(handler)
  if (!parent) return undefined
  const holder = isCall(parent) ? code.parentOf(parent) : parent
  const declared = holder?.type === 'VariableDeclarator' ? child(holder, 'id') : undefined
  if (declared) return textAt(declared, 'name')
  return holder && /Property$/.test(holder.type) ? nameOf(holder) : undefined
}

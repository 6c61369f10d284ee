import { wrapperClass } from './code.ts'
import type { SendCall, SendCalls } from './find-sends.ts'
import { handlerName } from './form-target.ts'
import type { ParameterDeps } from './parameters.ts'
import { actOf, type ScriptAct } from './script-acts.ts'
import {
  below,
  child,
  children,
  isCall,
  isFunction,
  isMember,
  keyName,
  type SyntaxNode,
  textAt,
  unwrap,
} from './syntax-node.ts'

/** Told for each place; of the other acts one line for a script is enough to look it through. */
const reportedEach: ReadonlySet<ScriptAct['kind']> = new Set(['sends-elsewhere', 'mail-program', 'goes-elsewhere'])

/** Wrappers within wrappers that are looked into: `(function () { $(function () { … }) })()`. */
const maxWrappers = 5

/** Names that pass a call on, from the one that sends outwards. */
const maxCallers = 5

/** The parts of some scripts that were taken. */
export interface TakenOfCode {
  readonly send: SendCall | undefined
  /** Places that take a schema, which are told. */
  readonly schemas: readonly SyntaxNode[]
  /** True where the form that they draw was read. */
  readonly isDrawn: boolean
  /** The text that a form was read from. */
  readonly markup: SyntaxNode | undefined
}

/** Functions by name that were read, or told by what they do: a handler that names one is told with it. */
export type ReportedFunctions = ReadonlySet<string>

/**
 * Tells of every script what was not taken: each place that sends elsewhere, the other things it does once, and of the
 * rest how it begins.
 */
export function reportLeftOut(
  sends: SendCalls,
  { send: chosen, schemas, isDrawn, markup }: TakenOfCode,
  deps: ParameterDeps,
): ReportedFunctions {
  const { code, diagnostics } = deps
  const covered = new Set<SyntaxNode>()
  const cover = (node: SyntaxNode): void => {
    for (let around: SyntaxNode | undefined = node; around && !covered.has(around); around = code.parentOf(around)) {
      covered.add(around)
    }
  }
  const sendNodes = chosen ? [chosen.node] : []
  for (const node of [...sendNodes, ...sends.calls, ...sends.options]) cover(node)
  for (const { node } of sends.sends) cover(node)
  for (const node of namedBy([...sendNodes, ...schemas], deps)) cover(node)
  if (markup) cover(markup)
  const around = markup ? new Set(covered) : covered
  const sending = callersOf(sendNodes, deps)
  const told = new Set<string>()
  for (const node of code.nodes) {
    if (isDrawn && /^JSX(?:Element|Fragment)$/.test(node.type)) cover(node)
    const act = actOf(node, deps)
    if (!act || (act.kind === 'drawn-by-script' && markup && around.has(node))) continue
    cover(node)
    const key = reportedEach.has(act.kind)
      ? `${act.kind} ${act.subject}`
      : `${act.kind} ${code.pieceOf(node)?.firstLine}`
    if (told.has(key)) continue
    told.add(key)
    const facts = { line: code.lineOf(node) }
    if (act.kind === 'counts-visits') diagnostics.reportNotice(act.kind, act.subject, facts)
    else diagnostics.reportUnread(act.kind, act.subject, facts)
  }
  const names = new Set([...sending, ...namedFunctions(covered)])
  for (const node of code.nodes) {
    if (node.type === 'Identifier' && names.has(textAt(node, 'name') ?? '')) cover(node)
  }
  for (const program of code.nodes) {
    if (program.type === 'Program' && code.pieceOf(program)?.isHandler !== true) reportRest(program, covered, deps)
  }
  return names
}

/** The declarations of what some expressions name, of what these name, and the assignments to their members. */
function namedBy(start: readonly SyntaxNode[], { bindings }: ParameterDeps): ReadonlySet<SyntaxNode> {
  const seen = new Set<SyntaxNode>()
  const waiting = [...start]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    waiting.push(...below(node))
    const binding = node.type === 'Identifier' ? bindings.of(node) : undefined
    if (binding?.kind === 'function') waiting.push(binding.node)
    if (binding?.kind === 'value') waiting.push(...(binding.init ? [binding.init] : []), ...binding.memberWrites)
  }
  return seen
}

/** The names of functions that hold something which is covered. */
function namedFunctions(covered: ReadonlySet<SyntaxNode>): readonly string[] {
  return [...covered].flatMap((node) => {
    if (/^(?:Object|Class)Method$/.test(node.type)) return keyName(node) ?? []
    const init = node.type === 'VariableDeclarator' ? child(node, 'init') : undefined
    const isNamed = node.type === 'FunctionDeclaration' || (init !== undefined && isFunction(unwrap(init)))
    const id = isNamed ? child(node, 'id') : undefined
    const name = id && textAt(id, 'name')
    return name === undefined ? [] : [name]
  })
}

/** The names of the functions that some calls stand in, and of those that call these. */
function callersOf(calls: readonly SyntaxNode[], { code }: ParameterDeps): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<SyntaxNode>()
  const gather = (node: SyntaxNode): void => {
    for (let around: SyntaxNode | undefined = node; around && !seen.has(around); around = code.parentOf(around)) {
      seen.add(around)
      const name = isFunction(around) ? handlerName(around, code) : undefined
      if (name !== undefined) names.add(name)
    }
  }
  for (const call of calls) gather(call)
  for (let round = 0, before = -1; round < maxCallers && before !== names.size && names.size > 0; round += 1) {
    before = names.size
    for (const node of code.nodes) {
      const callee = isCall(node) ? child(node, 'callee') : undefined
      const name = callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))
      if (name !== undefined && names.has(name)) gather(node)
    }
  }
  return names
}

/** Tells how the statements of a script begin of which nothing was read or told. */
function reportRest(program: SyntaxNode, covered: ReadonlySet<SyntaxNode>, { code, diagnostics }: ParameterDeps): void {
  const rest = statementsOf(program, 0).filter((statement) => !covered.has(statement) && acts(statement))
  const [first] = rest
  if (!first) return
  const facts = { line: code.lineOf(first), ...(rest.length > 1 ? { detail: String(rest.length - 1) } : {}) }
  diagnostics.reportUnread(code.pieceOf(program)?.isBelow ? 'below-page' : 'script', code.excerptOf(first), facts)
}

/** The statements of a program, of an object or class around some methods, and of what runs once the page is there. */
function statementsOf(program: SyntaxNode, depth: number): readonly SyntaxNode[] {
  const all = children(program, 'body')
  return all.flatMap((statement) => {
    const inside = depth < maxWrappers ? wrapped(statement) : undefined
    if (!inside) return [statement]
    if (inside.type === 'ClassBody') return children(inside, 'body')
    return inside.type === 'BlockStatement' ? statementsOf(inside, depth + 1) : children(inside, 'properties')
  })
}

/** The body of the function that a statement runs when the page is ready: an IIFE, `$(…)`, `DOMContentLoaded`. */
function wrapped(statement: SyntaxNode): SyntaxNode | undefined {
  if (statement.type === 'ClassDeclaration') {
    const id = child(statement, 'id')
    return id && textAt(id, 'name') === wrapperClass ? child(statement, 'body') : undefined
  }
  const expression = statement.type === 'ExpressionStatement' ? child(statement, 'expression') : undefined
  const inner = expression && unwrap(expression)
  if (!inner) return undefined
  if (inner.type === 'ObjectExpression') return inner
  if (inner.type === 'AssignmentExpression') {
    const [left, right] = [child(inner, 'left'), child(inner, 'right')]
    return left && isMember(left) && keyName(left) === 'onload' ? bodyOf(right) : undefined
  }
  const callee = isCall(inner) ? child(inner, 'callee') : undefined
  if (!callee) return undefined
  const own = bodyOf(unwrap(callee))
  if (own) return own
  const method = isMember(callee) ? keyName(callee) : textAt(callee, 'name')
  const [first] = children(inner, 'arguments')
  const isReady =
    /^(?:\$|jQuery|ready|docReady)$/.test(method ?? '') ||
    (/^(?:addEventListener|on)$/.test(method ?? '') &&
      /^(?:DOMContentLoaded|load)$/.test((first && textAt(first, 'value')) ?? ''))
  return isReady ? bodyOf(children(inner, 'arguments').at(-1)) : undefined
}

function bodyOf(made: SyntaxNode | undefined): SyntaxNode | undefined {
  const body = made && isFunction(made) ? child(made, 'body') : undefined
  return body?.type === 'BlockStatement' ? body : undefined
}

const inert =
  /^(?:Import|Export(?:All)?|TS(?:Interface|TypeAlias|Module|Enum|Declare))(?:Declaration|Function)$|^(?:EmptyStatement|Directive)$/

/** True for a statement that is more than a name for something: constants and what is looked up do nothing by themselves. */
function acts(statement: SyntaxNode): boolean {
  if (inert.test(statement.type)) return false
  if (/^Export(?:Named|Default)Declaration$/.test(statement.type)) {
    const inner = child(statement, 'declaration')
    return inner !== undefined && acts(inner)
  }
  if (statement.type !== 'VariableDeclaration') return true
  return children(statement, 'declarations').some((one) => {
    const init = child(one, 'init')
    const value = init && unwrap(init)
    if (!value) return false
    if (isFunction(value)) return !isLookup(child(value, 'body'))
    return (isCall(value) && !isLookup(value)) || value.type === 'NewExpression'
  })
}

const lookups =
  /^(?:getElementById|getElementsBy\w+|querySelector(?:All)?|\$|jQuery|require|freeze|use[A-Z]\w*|ref|reactive|define\w+|getItem)$/

/** True for an expression that only looks something up, or makes a state. */
function isLookup(node: SyntaxNode | undefined): boolean {
  const inner = node && unwrap(node)
  const callee = inner && isCall(inner) ? child(inner, 'callee') : undefined
  const name = callee && (isMember(callee) ? keyName(callee) : textAt(callee, 'name'))
  return name !== undefined && lookups.test(name)
}

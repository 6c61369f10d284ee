import { maxEvaluationDepth } from '../text/limits.ts'
import { type Binding, type Bindings, onlyValue } from './bindings.ts'
import type { Code } from './code.ts'
import {
  child,
  children,
  elementsOf,
  isCall,
  isFunction,
  isMember,
  keyName,
  plainAt,
  type SyntaxNode,
  textAt,
  unwrap,
} from './syntax-node.ts'

/** An expression followed back as far as the paste tells. */
export interface Trace {
  /** The end of the trace: a literal, a call, a name that nothing here declares, … */
  readonly root: SyntaxNode
  /** The way from there: `form.elements.name` is the root `form` and these two. */
  readonly keys: readonly string[]
  /** The root's binding, if it is a name. */
  readonly binding: Binding | undefined
  /** The dotted paths that it had on the way, `formData.name` say: by these templates speak of it. */
  readonly paths: readonly string[]
  /** The bindings passed on the way. */
  readonly passed: readonly Binding[]
}

/** Follows expressions. */
export interface Tracer {
  readonly trace: (node: SyntaxNode, keys?: readonly string[]) => Trace
  /** Lets a function's parameters stand for these values while `run` runs: one turn of `list.map(…)`. */
  readonly withArguments: <T>(of: SyntaxNode, values: readonly SyntaxNode[], run: () => T) => T
}

function argumentsOf(call: SyntaxNode): readonly SyntaxNode[] {
  return children(call, 'arguments')
}

/** The value that an object literal has under a name; spreads are looked into by `spread`. */
function propertyOf(object: SyntaxNode, key: string): SyntaxNode | undefined {
  const property = children(object, 'properties').findLast((part) => keyName(part) === key)
  return property && (isFunction(property) ? property : child(property, 'value'))
}

/** Finds what a class gives a member, or the object that a Vue component's `data` returns. Each is gone through once. */
function createOwnMembers(code: Code): (node: SyntaxNode, key: string) => SyntaxNode | undefined {
  const ofClass = new Map<SyntaxNode, ReadonlyMap<string, SyntaxNode>>()
  let ofData: ReadonlyMap<string, SyntaxNode> | undefined
  return (node, key) => {
    for (let around = code.parentOf(node); around; around = code.parentOf(around)) {
      if (around.type !== 'ClassBody') continue
      const members = ofClass.get(around) ?? classMembers(around)
      ofClass.set(around, members)
      return members.get(key)
    }
    ofData ??= dataMembers(code)
    return ofData.get(key)
  }
}

function classMembers(body: SyntaxNode): ReadonlyMap<string, SyntaxNode> {
  const members = new Map<string, SyntaxNode>()
  for (const part of children(body, 'body')) {
    const name = part.type === 'ClassProperty' ? keyName(part) : undefined
    const value = child(part, 'value')
    if (name !== undefined && value && !members.has(name)) members.set(name, value)
  }
  return members
}

/** Every member of the objects that functions called `data` return; the first of a name counts, within an object the last. */
function dataMembers(code: Code): ReadonlyMap<string, SyntaxNode> {
  const members = new Map<string, SyntaxNode>()
  const returned = firstReturns(code)
  for (const data of code.nodes) {
    if (!/^Object(?:Method|Property)$/.test(data.type) || keyName(data) !== 'data') continue
    const made = returnedObject(isFunction(data) ? data : child(data, 'value'), returned)
    const own = new Map<string, SyntaxNode>()
    for (const property of made ? children(made, 'properties') : []) {
      const name = keyName(property)
      const value = isFunction(property) ? property : child(property, 'value')
      if (name !== undefined && value) own.set(name, value)
    }
    for (const [name, value] of own) if (!members.has(name)) members.set(name, value)
  }
  return members
}

/** The first `return` of each function. */
function firstReturns(code: Code): ReadonlyMap<SyntaxNode, SyntaxNode> {
  const returned = new Map<SyntaxNode, SyntaxNode>()
  for (const node of code.nodes) {
    const around = node.type === 'ReturnStatement' ? code.functionAround(node) : undefined
    if (around && !returned.has(around)) returned.set(around, node)
  }
  return returned
}

function returnedObject(
  made: SyntaxNode | undefined,
  returns: ReadonlyMap<SyntaxNode, SyntaxNode>,
): SyntaxNode | undefined {
  if (!made || !isFunction(made)) return undefined
  const body = child(made, 'body')
  const direct = body && unwrap(body)
  if (direct?.type === 'ObjectExpression') return direct
  const returned = returns.get(made)
  const argument = returned && child(returned, 'argument')
  return argument && unwrap(argument)
}

/** Members of an enum, which newer parsers keep in a body. */
function membersOf(declaration: SyntaxNode): readonly SyntaxNode[] {
  return children(child(declaration, 'body') ?? declaration, 'members')
}

function enumName(member: SyntaxNode): string | undefined {
  const id = child(member, 'id')
  return id && (textAt(id, 'name') ?? textAt(id, 'value'))
}

/** The calls of each function that the paste declares. */
function callsByFunction(code: Code, bindings: Bindings): ReadonlyMap<SyntaxNode, readonly SyntaxNode[]> {
  const calls = new Map<SyntaxNode, SyntaxNode[]>()
  for (const node of code.nodes) {
    const callee = isCall(node) ? child(node, 'callee') : undefined
    const called = callee?.type === 'Identifier' ? functionCalled(bindings, callee) : undefined
    if (!called) continue
    const known = calls.get(called)
    if (known) known.push(node)
    else calls.set(called, [node])
  }
  return calls
}

/** The function that a name stands for. */
export function functionCalled(bindings: Bindings, identifier: SyntaxNode): SyntaxNode | undefined {
  const binding = bindings.of(identifier)
  if (binding?.kind === 'function') return binding.node
  const init = binding?.kind === 'value' && binding.keys.length === 0 ? onlyValue(binding) : undefined
  const made = init && unwrap(init)
  if (made && isFunction(made)) return made
  // useCallback(async () => …, [])
  const [first] = made && isCall(made) ? argumentsOf(made) : []
  return first && isFunction(first) ? first : undefined
}

/** Makes what follows names to their values, through constants, members, spreads and calls that are made once. */
export function createTracer(code: Code, bindings: Bindings): Tracer {
  const given = new Map<SyntaxNode, readonly SyntaxNode[]>()
  const ownMember = createOwnMembers(code)
  let calls: ReadonlyMap<SyntaxNode, readonly SyntaxNode[]> | undefined
  const valueOfParameter = ({ of, index }: Binding & { readonly kind: 'parameter' }): SyntaxNode | undefined => {
    const turn = given.get(of)
    if (turn) return turn[index]
    calls ??= callsByFunction(code, bindings)
    const [only, ...others] = calls.get(of) ?? []
    return only && others.length === 0 ? argumentsOf(only)[index] : undefined
  }

  const step = (
    node: SyntaxNode,
    keys: readonly string[],
    binding: Binding | undefined,
  ): readonly [SyntaxNode, readonly string[]] | undefined => {
    const [key, ...rest] = keys
    if (isMember(node)) {
      const object = child(node, 'object')
      const property = child(node, 'property')
      const name = keyName(node) ?? (property ? constantText(property) : undefined)
      return object && name !== undefined ? [object, [name, ...keys]] : undefined
    }
    if (binding?.kind === 'value') {
      const value = onlyValue(binding)
      return value && [value, [...binding.keys, ...keys]]
    }
    if (binding?.kind === 'parameter') {
      const value = valueOfParameter(binding)
      return value && [value, [...binding.keys, ...keys]]
    }
    if (isCall(node) && code.sourceOf(child(node, 'callee') ?? node) === 'Object.freeze') {
      const [frozen] = argumentsOf(node)
      return frozen && [frozen, keys]
    }
    if (key === undefined) return undefined
    if (node.type === 'ObjectExpression') {
      const value = propertyOf(node, key)
      if (value) return [value, rest]
      const spreads = children(node, 'properties').filter(({ type }) => type === 'SpreadElement')
      const [only, ...others] = spreads
      const spread = only && others.length === 0 ? child(only, 'argument') : undefined
      return spread && [spread, keys]
    }
    if (node.type === 'ArrayExpression') {
      const value = elementsOf(node)[Number(key)]
      return value && [value, rest]
    }
    if (node.type === 'TSEnumDeclaration') {
      const member = membersOf(node).find((one) => enumName(one) === key)
      const value = member && child(member, 'initializer')
      return value && [value, rest]
    }
    if (node.type === 'ThisExpression') {
      const value = ownMember(node, key)
      return value && [value, rest]
    }
    return undefined
  }
  const constantText = (node: SyntaxNode): string | undefined => {
    const { root, keys } = trace(node)
    return keys.length === 0 && /^(?:String|Numeric)Literal$/.test(root.type) ? plainAt(root, 'value') : undefined
  }

  let depth = 0
  const trace = (start: SyntaxNode, startKeys: readonly string[] = []): Trace => {
    const paths: string[] = []
    const passed: Binding[] = []
    let node = unwrap(start)
    let keys = startKeys
    let binding: Binding | undefined
    depth += 1
    for (let count = 0; count < maxEvaluationDepth && depth < maxEvaluationDepth; count += 1) {
      binding = node.type === 'Identifier' ? bindings.of(node) : undefined
      if (binding) passed.push(binding)
      const name = textAt(node, 'name')
      if (node.type === 'Identifier' && name !== undefined) paths.push([name, ...keys].join('.'))
      else if (node.type === 'ThisExpression' && keys.length > 0) paths.push(keys.join('.'))
      const next = step(node, keys, binding)
      if (!next) break
      node = unwrap(next[0])
      keys = next[1]
      binding = undefined
    }
    depth -= 1
    return { root: node, keys, binding, paths, passed }
  }
  return {
    trace,
    withArguments: (of, values, run) => {
      const before = given.get(of)
      given.set(of, values)
      try {
        return run()
      } finally {
        if (before) given.set(of, before)
        else given.delete(of)
      }
    },
  }
}

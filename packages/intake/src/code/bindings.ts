import type { Code } from './code.ts'
import { child, children, elementsOf, isFunction, isMember, keyName, type SyntaxNode, textAt } from './syntax-node.ts'

/** The meaning of a name. `keys` leads from the value to the name, where it was taken apart: `const { a: [b] } = c`. */
export type Binding =
  | { readonly kind: 'import'; readonly source: string; readonly imported: string }
  | { readonly kind: 'function'; readonly node: SyntaxNode }
  | { readonly kind: 'parameter'; readonly of: SyntaxNode; readonly index: number; readonly keys: readonly string[] }
  | {
      readonly kind: 'value'
      readonly name: string
      readonly init: SyntaxNode | undefined
      readonly keys: readonly string[]
      /** Assignments to the name itself. */
      readonly writes: SyntaxNode[]
      /** Assignments to its members: `params.name = …`. */
      readonly memberWrites: SyntaxNode[]
    }

/** Finds what names stand for. */
export interface Bindings {
  /** Undefined for a name that nothing in the paste declares. */
  readonly of: (identifier: SyntaxNode) => Binding | undefined
}

const scopes = /^(?:Program|BlockStatement|For\w*Statement|SwitchStatement|CatchClause)$/

/** Every name that a pattern declares, with the way from the value to it. */
function boundNames(
  pattern: SyntaxNode,
  keys: readonly string[] = [],
): readonly (readonly [string, readonly string[]])[] {
  const name = textAt(pattern, 'name')
  const inner = (part: SyntaxNode | undefined, more: readonly string[]): ReturnType<typeof boundNames> =>
    part ? boundNames(part, [...keys, ...more]) : []
  switch (pattern.type) {
    case 'Identifier':
      return name === undefined ? [] : [[name, keys]]
    case 'AssignmentPattern':
      return inner(child(pattern, 'left'), [])
    case 'RestElement':
      return inner(child(pattern, 'argument'), ['…'])
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((part) =>
        part.type === 'RestElement' ? inner(part, []) : inner(child(part, 'value'), [keyName(part) ?? '…']),
      )
    case 'ArrayPattern':
      return elementsOf(pattern).flatMap((part, index) => inner(part, [String(index)]))
    case 'TSParameterProperty':
      return inner(child(pattern, 'parameter'), [])
    default:
      return []
  }
}

/** Reads the declarations of a program. All scripts of a paste share one outermost scope, as those of a page do. */
export function readBindings(code: Code): Bindings {
  const declared = new Map<SyntaxNode | 'page', Map<string, Binding>>()
  const scopeAround = (node: SyntaxNode, fits: (around: SyntaxNode) => boolean): SyntaxNode | 'page' => {
    let around = code.parentOf(node)
    while (around && !fits(around)) around = code.parentOf(around)
    return !around || around.type === 'Program' ? 'page' : around
  }
  const isScope = (node: SyntaxNode): boolean => isFunction(node) || scopes.test(node.type)
  const declare = (scope: SyntaxNode | 'page', name: string, binding: Binding): void => {
    const names = declared.get(scope) ?? new Map<string, Binding>()
    if (!names.has(name)) names.set(name, binding)
    declared.set(scope, names)
  }
  for (const node of code.nodes) {
    if (isFunction(node)) {
      children(node, 'params').forEach((parameter, index) => {
        for (const [name, keys] of boundNames(parameter))
          declare(node, name, { kind: 'parameter', of: node, index, keys })
      })
    }
    const id = child(node, 'id')
    const ownName = id && textAt(id, 'name')
    if (node.type === 'TSEnumDeclaration' && ownName) {
      const scope = scopeAround(node, isScope)
      declare(scope, ownName, { kind: 'value', name: ownName, init: node, keys: [], writes: [], memberWrites: [] })
    } else if (node.type === 'FunctionDeclaration' && ownName) {
      declare(scopeAround(node, isScope), ownName, { kind: 'function', node })
    } else if (node.type === 'VariableDeclarator' && id) {
      const declaration = code.parentOf(node)
      const isVar = declaration !== undefined && textAt(declaration, 'kind') === 'var'
      const scope = scopeAround(node, isVar ? (around) => isFunction(around) || around.type === 'Program' : isScope)
      const init = child(node, 'init')
      for (const [name, keys] of boundNames(id)) {
        declare(scope, name, { kind: 'value', name, init, keys, writes: [], memberWrites: [] })
      }
    } else if (node.type === 'ImportDeclaration') {
      const source = child(node, 'source')
      for (const specifier of children(node, 'specifiers')) {
        const local = child(specifier, 'local')
        const imported = child(specifier, 'imported')
        const name = local && textAt(local, 'name')
        if (name === undefined) continue
        const from = imported && (textAt(imported, 'name') ?? textAt(imported, 'value'))
        const kind = specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default'
        declare('page', name, {
          kind: 'import',
          source: (source && textAt(source, 'value')) ?? '',
          imported: from ?? kind,
        })
      }
    }
  }
  const of = (identifier: SyntaxNode): Binding | undefined => {
    const name = textAt(identifier, 'name')
    if (name === undefined) return undefined
    for (let around = code.parentOf(identifier); around; around = code.parentOf(around)) {
      const found = declared.get(around)?.get(name)
      if (found) return found
    }
    return declared.get('page')?.get(name)
  }
  for (const node of code.nodes) {
    const target = node.type === 'AssignmentExpression' ? child(node, 'left') : child(node, 'argument')
    if (!target || (node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression')) continue
    const object = isMember(target) ? child(target, 'object') : target
    const binding = object?.type === 'Identifier' ? of(object) : undefined
    if (binding?.kind === 'value') (isMember(target) ? binding.memberWrites : binding.writes).push(node)
  }
  return { of }
}

/** The one value that a name ever has; undefined where it changes while the page runs. */
export function onlyValue(binding: Binding & { readonly kind: 'value' }): SyntaxNode | undefined {
  const [write, ...others] = binding.writes
  if (!write) return binding.init
  const isFirst = binding.init === undefined && others.length === 0 && textAt(write, 'operator') === '='
  return isFirst ? child(write, 'right') : undefined
}

/** A node of a syntax tree, as loosely as it is read: what the parser gives is data from outside, by type and by name. */
export interface SyntaxNode {
  readonly type: string
}

/** Properties of a node that are no part of the program. */
const otherKeys = new Set([
  'loc',
  'extra',
  'errors',
  'comments',
  'leadingComments',
  'innerComments',
  'trailingComments',
])

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function property(node: SyntaxNode, key: string): unknown {
  return Reflect.get(node, key)
}

/** The node that stands under a name, the callee of a call say. */
export function child(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const value = property(node, key)
  return isNode(value) ? value : undefined
}

/** The nodes of a list, the arguments of a call say; holes are left out. */
export function children(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  const value = property(node, key)
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The nodes of a list by their place; undefined is a hole. */
export function elementsOf(node: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const value = property(node, 'elements')
  return Array.isArray(value) ? value.map((element) => (isNode(element) ? element : undefined)) : []
}

/** A text that stands under a name: an identifier's name, a literal's value. */
export function textAt(node: SyntaxNode, key: string): string | undefined {
  const value = property(node, key)
  return typeof value === 'string' ? value : undefined
}

/** A truth, number or text that stands under a name, as text. */
export function plainAt(node: SyntaxNode, key: string): string | undefined {
  const value = property(node, key)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** Tells if a flag of a node is set: `computed`, say. */
export function isFlagged(node: SyntaxNode, key: string): boolean {
  return property(node, key) === true
}

/** The nodes right below a node, in the order of the program. */
export function below(node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (const key of Object.keys(node)) {
    if (otherKeys.has(key)) continue
    const value = property(node, key)
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) found.push(one)
  }
  return found
}

const wrappers = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TypeCastExpression',
  'ParenthesizedExpression',
  'AwaitExpression',
  'ChainExpression',
])

/** The expression within types, brackets and `await`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  let inner = node
  for (let next = child(inner, 'expression') ?? child(inner, 'argument'); wrappers.has(inner.type) && next; ) {
    inner = next
    next = child(inner, 'expression') ?? child(inner, 'argument')
  }
  return inner
}

export function isFunction({ type }: SyntaxNode): boolean {
  return /Function|^(?:Object|Class)Method$/.test(type)
}

export function isCall({ type }: SyntaxNode): boolean {
  return type === 'CallExpression' || type === 'OptionalCallExpression'
}

export function isMember({ type }: SyntaxNode): boolean {
  return type === 'MemberExpression' || type === 'OptionalMemberExpression'
}

/** A member's or a property's name, where the program writes it down: `a.b`, `a['b']`, `{ b: 1 }`. */
export function keyName(node: SyntaxNode): string | undefined {
  const key = child(node, isMember(node) ? 'property' : 'key')
  if (!key) return undefined
  if (/Literal$/.test(key.type)) return plainAt(key, 'value')
  return isFlagged(node, 'computed') ? undefined : textAt(key, 'name')
}

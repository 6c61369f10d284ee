import type { ParameterDeps } from './parameters.ts'
import {
  child,
  children,
  elementsOf,
  isCall,
  isMember,
  keyName,
  type SyntaxNode,
  textAt,
  unwrap,
} from './syntax-node.ts'

/** React's spellings that are no lower-cased HTML. */
const spellings: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}
/** Attributes that rules, options and defaults come from: where they are worked out, that is told. */
const telling = /^(?:required|min|max|step|minlength|maxlength|pattern|accept|multiple|type|name|placeholder|list)$/

/** HTML's name of an attribute as JSX has it. */
function htmlName(name: string): string {
  return spellings[name] ?? name.toLowerCase()
}

function styleText(node: SyntaxNode, { evaluate }: ParameterDeps): string {
  return children(node, 'properties')
    .flatMap((part) => {
      const value = child(part, 'value')
      const known = value && evaluate(value)
      const name = keyName(part)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return name && known?.kind === 'text' ? [`${name}:${known.text}`] : []
    })
    .join(';')
}

function readSpread(spread: SyntaxNode, attributes: Attributes, deps: ParameterDeps): void {
  const argument = child(spread, 'argument')
  const inner = argument && unwrap(argument)
  if (inner && isCall(inner) && readRegister(inner, attributes, deps)) return
  const facts = { line: deps.code.lineOf(spread) }
  deps.diagnostics.reportUnread('dynamic-attribute', deps.code.excerptOf(spread), facts)
}

/** True for a function or the name of one, as React takes it for a form's action. */
function isMadeElsewhere(node: SyntaxNode, { evaluate }: ParameterDeps): boolean {
  return evaluate(node).kind !== 'text'
}

function readAttributeValue(name: string, value: SyntaxNode, attributes: Attributes, deps: ParameterDeps): void {
  const expression = value.type === 'JSXExpressionContainer' ? child(value, 'expression') : value
  if (!expression) return
  const inner = unwrap(expression)
  const attribute = htmlName(name)
  if (name === 'ref') attributes.set('data-ref', deps.code.sourceOf(inner))
  else if (name === 'onSubmit') attributes.set('data-submit', deps.code.sourceOf(inner))
  else if (name === 'action' && isMadeElsewhere(inner, deps)) {
    attributes.set('data-form-action', deps.code.sourceOf(inner))
  } else if (/^on[A-Z]/.test(name)) return
  else if (name === 'style') attributes.set('style', styleText(inner, deps))
  else if (value.type !== 'JSXExpressionContainer') {
    attributes.set(attribute, textAt(inner, 'value') ?? '')
  } else {
    const known = deps.evaluate(inner)
    const path = deps.tracer.trace(inner).paths
    if (name === 'value' || name === 'checked') attributes.set('data-model', path.join(' '))
    const isState = (name === 'value' || name === 'checked') && isMember(inner)
    if (known.kind === 'absent' || (known.kind === 'text' && known.text === 'false')) return
    if (known.kind === 'text' && !isState) attributes.set(attribute, known.text === 'true' ? '' : known.text)
    else if (telling.test(attribute)) {
      const facts = { line: deps.code.lineOf(value) }
      deps.diagnostics.reportUnread('dynamic-attribute', `${attribute}={${deps.code.excerptOf(inner)}}`, facts)
    }
  }
}

/** Reads the attributes of a JSX element that are known without running it; what rules would come from is told. */
export function readJsxAttributes(opening: SyntaxNode, deps: ParameterDeps): Attributes {
  const attributes: Attributes = new Map()
  for (const part of children(opening, 'attributes')) {
    if (part.type === 'JSXSpreadAttribute') {
      readSpread(part, attributes, deps)
      continue
    }
    const nameNode = child(part, 'name')
    const name = nameNode && (textAt(nameNode, 'name') ?? deps.code.sourceOf(nameNode))
    const value = child(part, 'value')
    if (name === undefined) continue
    if (!value) attributes.set(htmlName(name), '')
    else readAttributeValue(name, value, attributes, deps)
  }
  return attributes
}

/** The list that `list.map(…)` draws, where the paste holds it. */
export function mappedElements(call: SyntaxNode, deps: ParameterDeps): readonly SyntaxNode[] | undefined {
  const callee = child(call, 'callee')
  const object = callee && isMember(callee) && keyName(callee) === 'map' ? child(callee, 'object') : undefined
  const list = object && deps.tracer.trace(object)
  if (!list || list.keys.length > 0 || list.root.type !== 'ArrayExpression') return undefined
  return elementsOf(list.root).filter((element) => element !== undefined)
}

/** Attributes of an element, by their HTML names. */
export type Attributes = Map<string, string>

/** A pattern of HTML for a regular expression that takes the whole answer; undefined for one that does not. */
function patternOf(node: SyntaxNode): string | undefined {
  const pattern = node.type === 'RegExpLiteral' ? textAt(node, 'pattern') : undefined
  const whole = pattern === undefined || textAt(node, 'flags')?.includes('i') ? null : /^\^([\s\S]*)\$$/.exec(pattern)
  return whole?.[1]
}

/** React Hook Form's rules, by their names in HTML and the rule that they become here. */
const registerRules: Readonly<Record<string, readonly [attribute: string, rule: string]>> = {
  required: ['required', 'required'],
  min: ['min', 'range'],
  max: ['max', 'range'],
  minLength: ['minlength', 'length'],
  maxLength: ['maxlength', 'length'],
  pattern: ['pattern', 'pattern'],
}

/** A text that stands in a program; empty where it is worked out, or a truth. */
function messageText(node: SyntaxNode | undefined, { evaluate }: ParameterDeps): string {
  const known = node && evaluate(node)
  return known?.kind === 'text' && !/^(?:true|false)$/.test(known.text) ? known.text : ''
}

/**
 * Reads `{...register('name', { required: true, maxLength: { value: 80, message: '…' } })}` of React Hook Form. Messages
 * go into `data-message-…`; two bounds are one rule here, so theirs is kept only where both say the same.
 * @returns false for another call.
 */
function readRegister(call: SyntaxNode, attributes: Attributes, deps: ParameterDeps): boolean {
  const callee = child(call, 'callee')
  if (!callee || !/(?:^|\.)register$/.test(deps.code.sourceOf(callee))) return false
  const [first, second] = children(call, 'arguments')
  const name = first && deps.evaluate(first)
  if (name?.kind !== 'text') return false
  attributes.set('name', name.text)
  const messages = new Map<string, Set<string>>()
  const options = second && deps.tracer.trace(second).root
  for (const part of options ? children(options, 'properties') : []) {
    const facts = { line: deps.code.lineOf(part) }
    const [attribute, rule] = registerRules[keyName(part) ?? ''] ?? []
    const given = child(part, 'value')
    if (!attribute || !rule || !given) {
      deps.diagnostics.reportUnread('rule', deps.code.excerptOf(part), facts)
      continue
    }
    const inner = deps.tracer.trace(given).root
    const member = (key: string): SyntaxNode | undefined => {
      const found =
        inner.type === 'ObjectExpression'
          ? children(inner, 'properties').find((one) => keyName(one) === key)
          : undefined
      return found && child(found, 'value')
    }
    const node = unwrap(member('value') ?? inner)
    const known = deps.evaluate(node)
    const text = attribute === 'pattern' ? patternOf(node) : known.kind === 'text' ? known.text : undefined
    if (text === undefined) {
      deps.diagnostics.reportUnread('rule', deps.code.excerptOf(part), facts)
      continue
    }
    if (attribute !== 'required') attributes.set(attribute, text)
    else if (text !== 'false') attributes.set('required', '')
    const own = member('message') ?? (attribute === 'required' ? inner : undefined)
    messages.set(rule, (messages.get(rule) ?? new Set()).add(messageText(own, deps)))
  }
  for (const [rule, said] of messages) {
    const [message, ...others] = said
    if (message && others.length === 0) attributes.set(`data-message-${rule}`, message)
  }
  return true
}

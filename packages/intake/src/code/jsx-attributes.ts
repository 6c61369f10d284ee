import type { ParameterTools } from './parameters.ts'
import { type Attributes, readRegister } from './registered-rules.ts'
import {
  child,
  children,
  elementsOf,
  isCall,
  isMember,
  nameOf,
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

function styleText(node: SyntaxNode, { evaluate }: ParameterTools): string {
  return children(node, 'properties')
    .flatMap((part) => {
      const value = child(part, 'value')
      const known = value && evaluate(value)
      const name = nameOf(part)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return name && known?.kind === 'text' ? [`${name}:${known.text}`] : []
    })
    .join(';')
}

function readSpread(spread: SyntaxNode, attributes: Attributes, tools: ParameterTools): void {
  const argument = child(spread, 'argument')
  const inner = argument && unwrap(argument)
  if (inner && isCall(inner) && readRegister(inner, attributes, tools)) return
  const facts = { line: tools.code.lineOf(spread) }
  tools.remarks.cannotRead('dynamic-attribute', tools.code.excerptOf(spread), facts)
}

/** True for a function or the name of one, as React takes it for a form's action. */
function isMadeElsewhere(node: SyntaxNode, { evaluate }: ParameterTools): boolean {
  return evaluate(node).kind !== 'text'
}

function readValue(name: string, value: SyntaxNode, attributes: Attributes, tools: ParameterTools): void {
  const expression = value.type === 'JSXExpressionContainer' ? child(value, 'expression') : value
  if (!expression) return
  const inner = unwrap(expression)
  const attribute = htmlName(name)
  if (name === 'ref') attributes.set('data-ref', tools.code.sourceOf(inner))
  else if (name === 'onSubmit') attributes.set('data-submit', tools.code.sourceOf(inner))
  else if (name === 'action' && isMadeElsewhere(inner, tools)) {
    attributes.set('data-form-action', tools.code.sourceOf(inner))
  } else if (/^on[A-Z]/.test(name)) return
  else if (name === 'style') attributes.set('style', styleText(inner, tools))
  else if (value.type !== 'JSXExpressionContainer') {
    attributes.set(attribute, textAt(inner, 'value') ?? '')
  } else {
    const known = tools.evaluate(inner)
    const path = tools.tracer.trace(inner).paths
    if (name === 'value' || name === 'checked') attributes.set('data-model', path.join(' '))
    const isState = (name === 'value' || name === 'checked') && isMember(inner)
    if (known.kind === 'absent' || (known.kind === 'text' && known.text === 'false')) return
    if (known.kind === 'text' && !isState) attributes.set(attribute, known.text === 'true' ? '' : known.text)
    else if (telling.test(attribute)) {
      const facts = { line: tools.code.lineOf(value) }
      tools.remarks.cannotRead('dynamic-attribute', `${attribute}={${tools.code.excerptOf(inner)}}`, facts)
    }
  }
}

/** Reads the attributes of a JSX element that are known without running it; what rules would come from is told. */
export function readJsxAttributes(opening: SyntaxNode, tools: ParameterTools): Attributes {
  const attributes: Attributes = new Map()
  for (const part of children(opening, 'attributes')) {
    if (part.type === 'JSXSpreadAttribute') {
      readSpread(part, attributes, tools)
      continue
    }
    const nameNode = child(part, 'name')
    const name = nameNode && (textAt(nameNode, 'name') ?? tools.code.sourceOf(nameNode))
    const value = child(part, 'value')
    if (name === undefined) continue
    if (!value) attributes.set(htmlName(name), '')
    else readValue(name, value, attributes, tools)
  }
  return attributes
}

/** The list that `list.map(…)` draws, where the paste holds it. */
export function mappedElements(call: SyntaxNode, tools: ParameterTools): readonly SyntaxNode[] | undefined {
  const callee = child(call, 'callee')
  const object = callee && isMember(callee) && nameOf(callee) === 'map' ? child(callee, 'object') : undefined
  const list = object && tools.tracer.trace(object)
  if (!list || list.keys.length > 0 || list.root.type !== 'ArrayExpression') return undefined
  return elementsOf(list.root).filter((element) => element !== undefined)
}

import type { ParameterTools } from './parameters.ts'
import { child, children, nameOf, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'

/** Attributes of an element, by their HTML names. */
export type Attributes = Map<string, string>

/** A pattern of HTML for a regular expression that takes the whole answer; undefined for one that does not. */
function patternOf(node: SyntaxNode): string | undefined {
  const pattern = node.type === 'RegExpLiteral' ? textAt(node, 'pattern') : undefined
  const whole = pattern === undefined || textAt(node, 'flags')?.includes('i') ? null : /^\^([\s\S]*)\$$/.exec(pattern)
  return whole?.[1]
}

/** React Hook Form's rules, by their names in HTML and the rule that they become here. */
const registered: Readonly<Record<string, readonly [attribute: string, rule: string]>> = {
  required: ['required', 'required'],
  min: ['min', 'range'],
  max: ['max', 'range'],
  minLength: ['minlength', 'length'],
  maxLength: ['maxlength', 'length'],
  pattern: ['pattern', 'pattern'],
}

/** A text that stands in a program; empty where it is worked out, or a truth. */
function textOf(node: SyntaxNode | undefined, { evaluate }: ParameterTools): string {
  const known = node && evaluate(node)
  return known?.kind === 'text' && !/^(?:true|false)$/.test(known.text) ? known.text : ''
}

/**
 * Reads `{...register('name', { required: true, maxLength: { value: 80, message: '…' } })}` of React Hook Form. Messages
 * go into `data-message-…`; two bounds are one rule here, so theirs is kept only where both say the same.
 * @returns false for another call.
 */
export function readRegister(call: SyntaxNode, attributes: Attributes, tools: ParameterTools): boolean {
  const callee = child(call, 'callee')
  if (!callee || !/(?:^|\.)register$/.test(tools.code.sourceOf(callee))) return false
  const [first, second] = children(call, 'arguments')
  const name = first && tools.evaluate(first)
  if (name?.kind !== 'text') return false
  attributes.set('name', name.text)
  const messages = new Map<string, Set<string>>()
  const options = second && tools.tracer.trace(second).root
  for (const part of options ? children(options, 'properties') : []) {
    const facts = { line: tools.code.lineOf(part) }
    const [attribute, rule] = registered[nameOf(part) ?? ''] ?? []
    const given = child(part, 'value')
    if (!attribute || !rule || !given) {
      tools.remarks.cannotRead('rule', tools.code.excerptOf(part), facts)
      continue
    }
    const inner = tools.tracer.trace(given).root
    const member = (key: string): SyntaxNode | undefined => {
      const found =
        inner.type === 'ObjectExpression' ? children(inner, 'properties').find((one) => nameOf(one) === key) : undefined
      return found && child(found, 'value')
    }
    const node = unwrap(member('value') ?? inner)
    const known = tools.evaluate(node)
    const text = attribute === 'pattern' ? patternOf(node) : known.kind === 'text' ? known.text : undefined
    if (text === undefined) {
      tools.remarks.cannotRead('rule', tools.code.excerptOf(part), facts)
      continue
    }
    if (attribute !== 'required') attributes.set(attribute, text)
    else if (text !== 'false') attributes.set('required', '')
    const own = member('message') ?? (attribute === 'required' ? inner : undefined)
    messages.set(rule, (messages.get(rule) ?? new Set()).add(textOf(own, tools)))
  }
  for (const [rule, said] of messages) {
    const [message, ...others] = said
    if (message && others.length === 0) attributes.set(`data-message-${rule}`, message)
  }
  return true
}

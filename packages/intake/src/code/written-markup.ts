import { maxHtmlLength } from '../limits.ts'
import type { Diagnostics } from '../remark.ts'
import type { Code } from './code.ts'
import { children, type SyntaxNode, textAt } from './syntax-node.ts'

function cookedText(part: SyntaxNode): string {
  const value: unknown = Reflect.get(part, 'value')
  const cooked: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : undefined
  return typeof cooked === 'string' ? cooked : ''
}

/** A form that stands in a program as a text, and where. */
export interface WrittenMarkup {
  /** Empty where there is none. */
  readonly html: string
  readonly node: SyntaxNode | undefined
}

/**
 * The form that code holds as a text: a component's `template`, what becomes `innerHTML`. The first one; what is put
 * into it while the page runs is told, and empty. It starts on its own line, so that lines can be counted.
 */
export function writtenMarkup(code: Code, remarks: Diagnostics): WrittenMarkup {
  for (const node of code.nodes) {
    const text =
      node.type === 'TemplateLiteral'
        ? children(node, 'quasis').map(cookedText).join('')
        : node.type === 'StringLiteral'
          ? (textAt(node, 'value') ?? '')
          : ''
    const holdsForm = /<(?:form|input|textarea|select)\b[\s\S]*>/i.test(text)
    if (!holdsForm || text.length > maxHtmlLength) continue
    for (const part of children(node, 'expressions')) {
      remarks.cannotRead('server-part', `\${${code.sourceOf(part)}}`, { line: code.lineOf(part) })
    }
    return { html: '\n'.repeat((code.lineOf(node) ?? 1) - 1) + text, node }
  }
  return { html: '', node: undefined }
}

import { escapeHtml } from '@letterslot/core'
import { voidElement } from '../markup/scan-markup.ts'
import { maxHtmlLength } from '../text/limits.ts'
import { joinLines } from '../text/lines.ts'
import type { Attributes } from './jsx-attributes.ts'
import { mappedElements, readJsxAttributes } from './jsx-attributes.ts'
import type { ParameterDeps } from './parameters.ts'
import { child, children, isCall, isFunction, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'

/** Elements that have no end tag. */

/** Names of components that draw a control of the page; ours is told by its name alone, so that is told. */
const componentElements: readonly (readonly [RegExp, string, string?])[] = [
  [/^(?:Form|FormikForm)$/, 'form'],
  [/textarea|multiline/i, 'textarea'],
  [/button$/i, 'button'],
  [/(?:label|labeltext)$/i, 'label'],
  [/(?:option|menuitem|selectitem)$/i, 'option'],
  [/select$/i, 'select'],
  [/checkbox$|switch$/i, 'input', 'checkbox'],
  [/radio$/i, 'input', 'radio'],
  [/(?:input|field|control|inputbase)$/i, 'input'],
]

/** Names of components that show something and ask nothing. */
const ornament = /icon|spinner|loader|image|logo|divider|spacer|toast|message$/i
/** Icons as the sets of react-icons call them. */
const iconOfSet = /^(?:Ai|Bi|Bs|Cg|Ci|Di|Fa|Fc|Fi|Gi|Go|Gr|Hi|Im|Io|Lu|Md|Pi|Ri|Rx|Si|Sl|Tb|Ti|Vsc|Wi)[A-Z]/
/** Names of components that show a field's error: they bear the field's name and are none. */
const ofProblems = /error/i

/** Draws the JSX of some code as HTML, as far as that is known without running it. */
export function jsxToHtml(deps: ParameterDeps): string {
  const { code } = deps
  const roots = code.nodes.filter((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return false
    for (let around = code.parentOf(node); around; around = code.parentOf(around)) {
      if (around.type === 'JSXElement' || around.type === 'JSXFragment') return false
    }
    return true
  })
  let firstElements: Map<SyntaxNode, SyntaxNode> | undefined
  /** The first element that a function draws by itself. */
  const firstElementIn = (made: SyntaxNode): SyntaxNode | undefined => {
    if (!firstElements) {
      firstElements = new Map()
      for (const node of code.nodes) {
        const around = node.type === 'JSXElement' ? code.functionAround(node) : undefined
        if (around && !firstElements.has(around)) firstElements.set(around, node)
      }
    }
    return firstElements.get(made)
  }
  let length = 0
  const emit = (html: string): string => {
    length += html.length
    return length > maxHtmlLength ? '' : html
  }
  const many = (nodes: readonly SyntaxNode[]): string => nodes.map((node) => draw(node)).join('')

  const drawExpression = (expression: SyntaxNode): string => {
    const inner = unwrap(expression)
    if (inner.type === 'JSXElement' || inner.type === 'JSXFragment') return draw(inner)
    const branches =
      inner.type === 'LogicalExpression'
        ? [child(inner, 'right')]
        : inner.type === 'ConditionalExpression'
          ? [child(inner, 'consequent'), child(inner, 'alternate')]
          : []
    const drawn = branches.flatMap((branch) => (branch ? [drawExpression(branch)] : [])).join('')
    if (/<(?:input|select|textarea|button)\b/.test(drawn)) {
      if (/<(?:input|select|textarea)\b/.test(drawn)) {
        deps.diagnostics.reportNotice('conditional', code.excerptOf(inner), { line: code.lineOf(inner) })
      }
      return drawn
    }
    if (isCall(inner)) return drawList(inner)
    const known = deps.evaluate(inner)
    return known.kind === 'text' ? emit(escapeHtml(known.text)) : ''
  }

  const drawList = (call: SyntaxNode): string => {
    const [callback] = children(call, 'arguments')
    if (!callback || !isFunction(callback)) return ''
    const inside = firstElementIn(callback)
    if (!inside) return ''
    const elements = mappedElements(call, deps)
    const made = child(callback, 'body')
    const returned = made?.type === 'BlockStatement' ? inside : made
    if (!elements || !returned) {
      deps.diagnostics.reportUnread('list', code.excerptOf(call), { line: code.lineOf(call) })
      return ''
    }
    return elements
      .map((element) => deps.tracer.withArguments(callback, [element], () => drawExpression(returned)))
      .join('')
  }

  const draw = (node: SyntaxNode): string => {
    if (length > maxHtmlLength) return ''
    switch (node.type) {
      case 'JSXText':
        return emit(escapeHtml(joinLines(textAt(node, 'value') ?? '')))
      case 'JSXExpressionContainer': {
        const expression = child(node, 'expression')
        return expression && expression.type !== 'JSXEmptyExpression' ? drawExpression(expression) : ''
      }
      case 'JSXFragment':
        return many(children(node, 'children'))
      case 'JSXElement':
        return drawElement(node)
      default:
        return ''
    }
  }

  const drawElement = (element: SyntaxNode): string => {
    const opening = child(element, 'openingElement')
    const nameNode = opening && child(opening, 'name')
    if (!opening || !nameNode) return ''
    const name = code.sourceOf(nameNode)
    const attributes = readJsxAttributes(opening, deps)
    const line = code.lineOf(element)
    const inside = many(children(element, 'children'))
    let tag = /^[a-z][\w-]*$/.test(name) ? name : (attributes.get('component') ?? attributes.get('as') ?? '')
    if (!/^[a-z]/.test(tag)) tag = drawnBy(element, name, attributes, inside)
    const facts = line === undefined ? '' : ` data-line="${line}"`
    if (tag === 'textarea') {
      const value = attributes.get('value') ?? ''
      attributes.delete('value')
      return emit(`<textarea${facts}${attributesText(attributes)}>\n${escapeHtml(value)}</textarea>`)
    }
    if (tag === 'select' && attributes.has('value')) attributes.set('data-chosen', attributes.get('value') ?? '')
    if (tag === 'div') attributes.delete('name')
    const start = emit(`<${tag}${facts}${attributesText(attributes)}>`)
    return voidElement.test(tag) ? start : `${start}${inside}</${tag}>`
  }

  /**
   * Tells if a component may be something to answer: it stands in a form, by itself, and is no ornament by its name.
   */
  const mayAsk = (element: SyntaxNode, name: string): boolean => {
    if (ornament.test(name) || iconOfSet.test(name)) return false
    for (let around = code.parentOf(element); around; around = code.parentOf(around)) {
      const opening = around.type === 'JSXElement' ? child(around, 'openingElement') : undefined
      const tag = opening && child(opening, 'name')
      const outer = tag ? code.sourceOf(tag) : ''
      if (/button|label|^h[1-6]$|^p$/i.test(outer)) return false
      if (/^form$/i.test(outer)) return true
    }
    return false
  }

  /** The element that a component stands for; `div` where it is only passed through. */
  const drawnBy = (element: SyntaxNode, name: string, attributes: Attributes, inside: string): string => {
    const line = code.lineOf(element)
    const last = name.split('.').at(-1) ?? name
    const [, tag, type] = componentElements.find(([pattern]) => pattern.test(last)) ?? []
    const label = attributes.get('label')
    const isControl = tag === 'input' || tag === 'select' || tag === 'textarea'
    const isNamed = attributes.has('name') || attributes.has('id') || attributes.has('data-model')
    if (isControl && isNamed) {
      if (label !== undefined) attributes.set('aria-label', label)
      if (type !== undefined) attributes.set('type', type)
      const kind = attributes.has('multiline') ? 'textarea' : tag
      deps.diagnostics.reportNotice('component-read', `<${name}>`, {
        line,
        detail: attributes.get('name') ?? attributes.get('id'),
      })
      return kind
    }
    if (tag !== undefined && !isControl) return tag
    if (inside === '' && !ofProblems.test(last) && (isControl || attributes.has('name') || mayAsk(element, last))) {
      deps.diagnostics.reportUnread('component', `<${name}>`, { line, detail: attributes.get('name') })
    }
    return 'div'
  }
  return roots
    .map((root) => draw(root))
    .filter((html) => /<(?:form|input|select|textarea)\b/.test(html))
    .join('\n')
}

function attributesText(attributes: ReadonlyMap<string, string>): string {
  return [...attributes]
    .filter(([name]) => /^[a-z][\w:-]*$/.test(name) && name !== 'data-line')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

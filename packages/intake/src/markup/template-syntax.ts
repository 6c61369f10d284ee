import type { Diagnostics } from '../text/diagnostics.ts'
import { blankLines } from '../text/lines.ts'
import { endOfTag, lineFinder, scanMarkup, voidElement } from './scan-markup.ts'

/** The template languages whose tags are no HTML as they stand. */
export type TemplateSyntax = 'vue' | 'svelte' | 'astro'

const scriptOrStyle = /^(?:script|style)$/i

/** The place behind the brace that closes the one at `from`; quotes within are passed by. */
function behindBrace(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (/["'`]/.test(character)) quote = character
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

/** An attribute whose value is an expression, as Vue writes it: constants become plain ones. */
function plainAttribute(name: string, expression: string): string {
  const text = /^(?:(['"`])([^'"`{}]*)\1|(-?[\d.]+))$/.exec(expression)
  if (expression === 'true') return `${name}=""`
  if (expression === 'false') return ''
  if (text) return `${name}="${(text[2] ?? text[3] ?? '').replaceAll('"', '&quot;')}"`
  const value = expression.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  if (/^bind:(?:value|checked|group)$/.test(name)) return `v-model="${value}"`
  if (name === 'bind:this') return `ref="${value}"`
  if (/^on:?submit\b/.test(name)) return `@submit="${value}"`
  const event = /^on:?([a-z]+)/.exec(name)?.[1]
  return event === undefined ? `:${name}="${value}"` : `@${event}="${value}"`
}

/** One tag, with its expressions as attributes and its end written out: HTML has no self-closing tags but the void ones. */
function plainTag(tag: string): string {
  const own = /^<([A-Za-z][^\s/>]*)/.exec(tag)?.[1] ?? ''
  // A template's own element shows what it holds at times; HTML's never does.
  const name = own === 'template' ? 'div' : own
  let rest = ''
  for (let at = own.length + 1; at < tag.length; ) {
    const character = tag.charAt(at)
    const attribute = /^([\w:|.@$-]+)=\{/.exec(tag.slice(at, at + 100))?.[1]
    if (attribute !== undefined) {
      const from = at + attribute.length + 1
      const to = behindBrace(tag, from)
      rest += plainAttribute(attribute, tag.slice(from + 1, to - 1).trim())
      at = to
    } else if (character === '{') {
      const to = behindBrace(tag, at)
      const shorthand = tag.slice(at + 1, to - 1).trim()
      rest += /^\w+$/.test(shorthand) ? plainAttribute(shorthand, shorthand) : ''
      at = to
    } else if (character === '"' || character === "'") {
      const end = tag.indexOf(character, at + 1)
      const to = end === -1 ? tag.length : end + 1
      rest += tag.slice(at, to)
      at = to
    } else {
      rest += character
      at += 1
    }
  }
  const isClosed = rest.endsWith('/>') && !voidElement.test(name.toLowerCase())
  return `<${name}${isClosed ? `${rest.slice(0, -2)}></${name}>` : rest}`
}

/** Svelte's blocks, as elements that Vue would show or repeat: what they hold is told apart by them. */
function blockTag(expression: string): string {
  if (/^\{#(?:if|await|key)\b/.test(expression)) return '<div v-if="block">'
  if (/^\{#each\b/.test(expression)) return '<div v-for="block">'
  return /^\{\/(?:if|await|key|each)\}/.test(expression) ? '</div>' : ''
}

/** The end of a tag whose attributes may hold expressions. */
function behindTag(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const character = text.charAt(at)
    if (character === '>') return at + 1
    if (character === '{') at = behindBrace(text, at)
    else if (character === '"' || character === "'") {
      const end = text.indexOf(character, at + 1)
      at = end === -1 ? text.length : end + 1
    } else at += 1
  }
  return text.length
}

/**
 * Turns a template into HTML: self-closing tags get their end, expressions in attributes become attributes that are
 * bound, expressions in texts go. Lines stay where they are.
 */
export function plainTags(template: string, syntax: TemplateSyntax, diagnostics: Diagnostics): string {
  const lineOf = lineFinder(template)
  const [open, close] = syntax === 'vue' ? ['{{', '}}'] : ['{', '}']
  const parts: string[] = []
  for (let at = 0; at < template.length; ) {
    if (template.startsWith('<!--', at)) {
      const end = template.indexOf('-->', at)
      const to = end === -1 ? template.length : end + 3
      parts.push(template.slice(at, to))
      at = to
    } else if (template.charAt(at) === '<' && /[A-Za-z]/.test(template.charAt(at + 1))) {
      const to = syntax === 'vue' ? endOfTag(template, at) + 1 : behindTag(template, at)
      const tag = template.slice(at, to)
      const name = /^<([^\s/>]*)/.exec(tag)?.[1] ?? ''
      parts.push(plainTag(tag) + lines(tag, plainTag(tag)))
      const end = scriptOrStyle.test(name) ? template.toLowerCase().indexOf(`</${name.toLowerCase()}`, to) : to
      at = end === -1 ? template.length : end
      parts.push(template.slice(to, at))
    } else if (template.startsWith('</template', at)) {
      parts.push('</div')
      at += '</template'.length
    } else if (template.startsWith(open, at)) {
      const end = syntax === 'vue' ? template.indexOf(close, at) : -1
      const to = syntax !== 'vue' ? behindBrace(template, at) : end === -1 ? template.length : end + close.length
      const expression = template.slice(at, to)
      if (/<(?:input|select|textarea|option)\b/i.test(expression)) {
        diagnostics.reportUnread('list', expression, { line: lineOf(at) })
      }
      const element = syntax === 'svelte' ? blockTag(expression) : ''
      parts.push(element + lines(expression, element))
      at = to
    } else {
      const next = /[<{]/g
      next.lastIndex = at + 1
      const to = next.exec(template)?.index ?? template.length
      parts.push(template.slice(at, to))
      at = to
    }
  }
  return parts.join('')
}

/** The line breaks that a rewritten piece has lost. */
function lines(before: string, after: string): string {
  const count = (text: string): number => text.split('\n').length
  return '\n'.repeat(Math.max(0, count(before) - count(after)))
}

/**
 * Parts that a server fills in before a page is a page: PHP, ASP and ERB (`<?= … ?>`, `<% … %>`), and the braces of
 * Blade, Jinja, Twig, Liquid and Handlebars. PHP that is not closed goes to the end; no part holds the beginning of
 * another, so that a text of beginnings alone is passed through once.
 */
const serverPart =
  /<\?(?!xml)[\s\S]*?(?:\?>|(?![\s\S]))|<%(?:(?!<%)[\s\S])*?%>|\{%[^{}]*%\}|\{\{[^{}]*\}\}\}?|\{!![^{}]*!!\}/gi

/** Comments, the ends of what is told where it begins, and tokens of the server. */
const silent = /^(?:<%--|<%#|\{\{!|\{\{--|(?:<\?(?:php)?|<%|\{%)-?\s*(?:end|else|\}|csrf_token))/i

/** Longer texts in braces are no template's. Characters. */
const maxBraces = 400

/**
 * Takes out of a page what a server would have put in: to a visitor it would be nonsense in a label, a choice or a first
 * text. Each is told once, but what stands in a script, which is read as code. Lines stay where they are.
 */
export function withoutServerParts(html: string, diagnostics: Diagnostics, firstLine = 1): string {
  if (!/<\?|<%|\{%|\{\{|\{!!/.test(html)) return html
  const lineOf = lineFinder(html)
  const { scripts } = scanMarkup(html)
  const told = new Set<string>()
  return html.replaceAll(serverPart, (part, at: number) => {
    const isCode = scripts.some(({ from, to }) => from <= at && at < to)
    if (isCode || (part.startsWith('{') && part.length > maxBraces)) return part
    const tag = /<(?:form|input)\b[^<>]*$/i.exec(html.slice(Math.max(0, at - maxBraces), at))?.[0] ?? ''
    // A hidden text may be a subject with merge tags; what it is filled with by a script is told where it is read.
    if (part.startsWith('{{') && /\btype\s*=\s*["']?hidden/i.test(tag)) return part
    if (!silent.test(part) && !told.has(part)) {
      told.add(part)
      diagnostics.reportUnread('server-part', part, { line: lineOf(at) + firstLine - 1 })
    }
    return blankLines(part)
  })
}

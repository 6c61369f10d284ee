import { blank } from '../fenced.ts'
import type { Diagnostics } from '../remark.ts'
import { lineFinder, scanMarkup } from './scan-markup.ts'

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
export function withoutServerParts(html: string, remarks: Diagnostics, firstLine = 1): string {
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
      remarks.cannotRead('server-part', part, { line: lineOf(at) + firstLine - 1 })
    }
    return blank(part)
  })
}

import { maxFormattingTags, maxNestedElements } from '../text/limits.ts'
import { blankLines } from '../text/lines.ts'
import { endOfTag, lineFinder, placeTooDeep, scanMarkup } from './scan-markup.ts'
import { TooDeepError } from './too-deep-error.ts'

/** A page that was parsed and is never shown. */
export interface Markup {
  readonly document: Document
  /** 1-based line of the paste that an element starts on, where that can be told. */
  readonly lineOf: (element: Element) => number | undefined
}

/** Lines by `data-line`, which what was drawn of JSX has, or else by counting the tags of the text. */
function lineReader(document: Document, html: string, firstLine: number): Markup['lineOf'] {
  const { tags } = scanMarkup(html)
  const lineAt = lineFinder(html)
  const indexes = new Map<string, ReadonlyMap<Element, number>>()
  const indexOf = (element: Element): number | undefined => {
    const tag = element.localName
    const known = indexes.get(tag)
    if (known) return known.get(element)
    const all = [...document.getElementsByTagName(tag)]
    // A parser that moved, added or dropped an element of this name has other places than the text.
    const places = all.length === tags.get(tag)?.length ? all.map((one, index) => [one, index] as const) : []
    const made = new Map(places)
    indexes.set(tag, made)
    return made.get(element)
  }
  return (element) => {
    const own = element.getAttribute('data-line')
    if (own !== null) return Number(own)
    const index = indexOf(element)
    const at = index === undefined ? undefined : tags.get(element.localName)?.[index]
    return at === undefined ? undefined : lineAt(at) + firstLine - 1
  }
}

const formattingTag = /<\/?(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])[^<>]*>/gi

/** Without the formattingTag of a text that has absurdly much of it: no control or label is told by it. */
function bearable(html: string): string {
  return (html.match(formattingTag)?.length ?? 0) > maxFormattingTags ? html.replaceAll(formattingTag, '') : html
}

/**
 * Parses HTML inertly, and finds its lines.
 * @throws {TooDeepError} before it is parsed, where more than `maxNestedElements` stand within each other.
 */
export function readMarkup(text: string, firstLine = 1): Markup {
  const html = disarm(bearable(text))
  const deep = placeTooDeep(html, maxNestedElements)
  if (deep !== undefined) throw new TooDeepError(lineFinder(html)(deep) + firstLine - 1)
  const document = parseInert(html)
  giveWay(document)
  return { document, lineOf: lineReader(document, html, firstLine) }
}

/** A document that is there already; lines are known where elements tell them. */
export function markupOf(document: Document): Markup {
  return {
    document,
    lineOf: (element) => {
      const own = element.getAttribute('data-line')
      return own === null ? undefined : Number(own)
    },
  }
}

/** A browser that holds scripts to Trusted Types takes a text as HTML only from a policy. */
function trustedHtml(html: string): unknown {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  const create: unknown = typeof types === 'object' && types !== null ? Reflect.get(types, 'createPolicy') : undefined
  if (typeof create !== 'function') return html
  const policy: unknown = create.call(types, 'letterslot-intake', { createHTML: (text: string) => text })
  const make: unknown = typeof policy === 'object' && policy !== null ? Reflect.get(policy, 'createHTML') : undefined
  return typeof make === 'function' ? make.call(policy, html) : html
}

/** The argument of `parseFromString`: a text, or the text that a policy made of it. */
function isHtml(value: unknown): value is string {
  return value !== undefined
}

/**
 * Parses HTML into a document of its own, which no window shows: no script of it runs, and no image, frame, style,
 * prefetch or redirect of it loads. Nothing of it is ever moved into the page.
 * @see https://html.spec.whatwg.org/#dom-domparser-parsefromstring
 */
function parseInert(html: string): Document {
  const text = trustedHtml(html)
  return new DOMParser().parseFromString(isHtml(text) ? text : '', 'text/html')
}

/**
 * Properties of a document or a form that this reading uses. A control of such a name or id would stand in their place:
 * `form.children` is then the input named `children`.
 */
const used = new Set([
  ...['attributes', 'body', 'childElementCount', 'children', 'className', 'closest', 'compareDocumentPosition'],
  ...['contains', 'createTreeWalker', 'documentElement', 'elements', 'form', 'getAttribute', 'getAttributeNames'],
  ...['getElementById', 'getElementsByTagName', 'hasAttribute', 'head', 'localName', 'matches', 'namespaceURI'],
  ...['nextElementSibling', 'nextSibling', 'ownerDocument', 'parentElement', 'previousElementSibling'],
  ...['previousSibling', 'querySelector', 'querySelectorAll', 'textContent'],
])

/** Moves the names and ids of such controls out of the way; `ownAttribute` reads them. */
function giveWay(document: Document): void {
  for (const element of Document.prototype.querySelectorAll.call(document, '[name],[id]')) {
    for (const attribute of ['name', 'id']) {
      const value = Element.prototype.getAttribute.call(element, attribute)
      if (value === null || !used.has(value)) continue
      Element.prototype.removeAttribute.call(element, attribute)
      Element.prototype.setAttribute.call(element, `data-own-${attribute}`, value)
    }
  }
}

/** A control's name or id as the paste has it. */
export function ownAttribute(element: Element, attribute: string): string | null {
  return element.getAttribute(`data-own-${attribute}`) ?? element.getAttribute(attribute)
}

/** Attributes that a browser would judge by the studio's own policy, and report, though it never acts on them here. */
const armed = /^(?:on[a-z]+|style)$/i

/** Elements that speak to the browser, not to people. */
const asking = /^(?:script|style|base|link|meta)$/

/** One start tag with its handlers and styles under names that mean nothing: `data-onclick`, `data-style`. */
function disarmTag(tag: string): string {
  const parts: string[] = []
  const token = /"[^"]*"?|'[^']*'?|[^\s"'=<>/]+|[\s=<>/]/g
  let isValue = false
  for (const [text] of tag.matchAll(token)) {
    const isName = !isValue && /^[^\s"'=<>/]/.test(text)
    parts.push(isName && parts.length > 1 && armed.test(text) ? `data-${text}` : text)
    if (text === '=') isValue = true
    else if (!/^\s/.test(text)) isValue = false
  }
  return parts.join('')
}

/** Takes scripts, styles and handlers out of HTML before it is parsed, so that no policy has anything to say to it. Lines stay. */
export function disarm(html: string): string {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next === -1) break
    parts.push(html.slice(at, next))
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next)
      at = end === -1 ? html.length : end + '-->'.length
      parts.push(blankLines(html.slice(next, at)))
      continue
    }
    const name = /^<([a-z][^\s/>]*)/.exec(lower.slice(next, next + 100))?.[1]
    if (name === undefined) {
      parts.push('<')
      at = next + 1
      continue
    }
    at = Math.min(html.length, endOfTag(html, next) + 1)
    const tag = html.slice(next, at)
    parts.push(asking.test(name) ? blankLines(tag) : disarmTag(tag))
    if (name !== 'script' && name !== 'style') continue
    const end = lower.indexOf(`</${name}`, at)
    const to = end === -1 ? html.length : end
    parts.push(blankLines(html.slice(at, to)))
    at = to
  }
  parts.push(html.slice(at))
  return parts.join('')
}

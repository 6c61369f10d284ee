import { maxFormattingTags, maxNestedElements } from '../limits.ts'
import { disarm } from './disarm.ts'
import { giveWay } from './give-way.ts'
import { placeTooDeep } from './nesting.ts'
import { lineFinder, scanMarkup } from './scan-markup.ts'
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

const formatting = /<\/?(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])[^<>]*>/gi

/** Without the formatting of a text that has absurdly much of it: no control or label is told by it. */
function bearable(html: string): string {
  return (html.match(formatting)?.length ?? 0) > maxFormattingTags ? html.replaceAll(formatting, '') : html
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
function trusted(html: string): unknown {
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
  const text = trusted(html)
  return new DOMParser().parseFromString(isHtml(text) ? text : '', 'text/html')
}

import { maxFormattingTags } from '../limits.ts'
import { disarm } from './disarm.ts'
import { giveWay } from './give-way.ts'
import { parseInert } from './inert-document.ts'
import { lineFinder, scanMarkup } from './scan-markup.ts'

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

/** Parses HTML inertly, and finds its lines. */
export function readMarkup(text: string, firstLine = 1): Markup {
  const html = disarm(bearable(text))
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

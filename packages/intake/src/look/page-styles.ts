import { endOfTag, lineFinder, scanMarkup } from '../markup/scan-markup.ts'
import { maxStyledElements } from '../text/limits.ts'
import { type CssReading, type Declaration, readCss } from './read-css.ts'

/** Tells a page from a style sheet by how it begins, or by an element that holds one. */
export function isPage(text: string): boolean {
  return /^\s*</.test(text) || /<(?:style|body|html|head|link|div|form|button)[\s>]/i.test(text)
}

/** Reads the style sheets that stand in a page, and the styles of its elements; what it would load is told. */
export function readPageStyles(html: string): CssReading {
  const lineOf = lineFinder(html)
  const { tags } = scanMarkup(html)
  const lower = html.toLowerCase()
  const sheets = (tags.get('style') ?? []).map((at) => {
    const from = endOfTag(html, at) + 1
    const to = lower.indexOf('</style', from)
    return readCss(html.slice(from, to === -1 ? html.length : to), lineOf(from))
  })
  const links = (tags.get('link') ?? []).flatMap((at) => {
    const tag = html.slice(at, endOfTag(html, at))
    const address = attributeOf(tag, 'href')
    return /\brel\s*=\s*["']?[^"'>]*stylesheet/i.test(tag) && address ? [{ address, line: lineOf(at) }] : []
  })
  const styled = [...tags.values()].flat().slice(0, maxStyledElements)
  return {
    declarations: [
      ...sheets.flatMap(({ declarations }) => declarations),
      ...styled.flatMap((at) => styleOf(html, at, lineOf)),
    ],
    imports: [...links, ...sheets.flatMap(({ imports }) => imports)],
    fontFaces: sheets.flatMap(({ fontFaces }) => fontFaces),
  }
}

/** The declarations of an element's `style`, under a selector made of the element's tag, id and classes. */
function styleOf(html: string, at: number, lineOf: (at: number) => number): readonly Declaration[] {
  const tag = html.slice(at, endOfTag(html, at))
  const style = attributeOf(tag, 'style')
  if (style === undefined || style === '') return []
  const [, name = '*'] = /^<([a-z][\w-]*)/i.exec(tag) ?? []
  const classes = (attributeOf(tag, 'class') ?? '').split(/\s+/, 6).filter((one) => /^[\w-]+$/.test(one))
  const type = attributeOf(tag, 'type')
  const selector = [
    name.toLowerCase(),
    ...classes.map((one) => `.${one}`),
    type === 'submit' ? '[type=submit]' : '',
  ].join('')
  return readCss(`${selector} {${style.replaceAll('&quot;', '"')}}`, lineOf(at)).declarations
}

function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag.slice(0, 4000))
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

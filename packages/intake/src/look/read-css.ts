import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer'
import { lineFinder } from '../markup/scan-markup.ts'
import { maxSelectorCharacters, maxSelectors, maxValueCharacters } from '../text/limits.ts'

/** One declaration of a style sheet, with the selectors that it stands under. */
export interface Declaration {
  /** As written; those of nested rules with their parents. */
  readonly selectors: readonly string[]
  /** In small letters, a custom property as it is written. */
  readonly property: string
  /** As written, without `!important`. */
  readonly value: string
  /** The scheme that a media query asks for; undefined where it asks for none. */
  readonly scheme: 'light' | 'dark' | undefined
  /** 1-based. */
  readonly line: number
}

/** A style sheet, read and not applied. */
export interface CssReading {
  readonly declarations: readonly Declaration[]
  /** Style sheets that it would load. */
  readonly imports: readonly { readonly address: string; readonly line: number }[]
  /** Fonts that it would load, by their names. */
  readonly fontFaces: readonly { readonly family: string; readonly line: number }[]
}

interface CssBlock {
  readonly kind: 'rule' | 'group' | 'font-face' | 'skipped'
  readonly selectors: readonly string[]
  readonly scheme: Declaration['scheme']
}

const skipped: CssBlock = { kind: 'skipped', selectors: [], scheme: undefined }
const outermost: CssBlock = { kind: 'group', selectors: [], scheme: undefined }

/** Reads a style sheet in one pass, whatever is wrong with it: nothing of it is applied, and nothing is loaded. */
export function readCss(css: string, firstLine = 1): CssReading {
  const lineOf = lineFinder(css)
  const declarations: Declaration[] = []
  const imports: { address: string; line: number }[] = []
  const fontFaces: { family: string; line: number }[] = []
  const blocks: CssBlock[] = []
  let [prelude, start] = ['', -1]

  const end = (): void => {
    const [text, block, line] = [prelude.trim(), blocks.at(-1) ?? outermost, lineOf(Math.max(0, start)) + firstLine - 1]
    ;[prelude, start] = ['', -1]
    if (text === '' || block.kind === 'skipped') return
    const address = /^@import\s+(?:url\()?\s*["']?([^"')\s;]+)/i.exec(text)?.[1]
    if (address !== undefined) imports.push({ address, line })
    const [, name, value = ''] = /^(-?[a-z_][\w-]*|--[^\s:]+)\s*:([\s\S]*)$/i.exec(text) ?? []
    if (name === undefined || value.length > maxValueCharacters) return
    const property = name.startsWith('--') ? name : name.toLowerCase()
    const plain = value.replace(/!\s*important\s*$/i, '').trim()
    if (block.kind === 'font-face' && property === 'font-family') fontFaces.push({ family: plain, line })
    else if (block.kind === 'rule') {
      declarations.push({ selectors: block.selectors, property, value: plain, scheme: block.scheme, line })
    }
  }

  for (const token of tokenize({ css })) {
    const [type, raw, at] = token
    if (type === TokenType.OpenCurly) {
      blocks.push(blockOf(prelude.trim(), blocks.at(-1) ?? outermost))
      ;[prelude, start] = ['', -1]
    } else if (type === TokenType.CloseCurly || type === TokenType.Semicolon || type === TokenType.EOF) {
      end()
      if (type === TokenType.CloseCurly) blocks.pop()
    } else if (isTextToken(token)) {
      if (start === -1 && type !== TokenType.Whitespace) start = at
      // One character too many says that it is too long.
      if (prelude.length <= maxSelectors * maxSelectorCharacters) prelude += type === TokenType.Whitespace ? ' ' : raw
    }
  }
  return { declarations, imports, fontFaces }
}

function isTextToken([type]: CSSToken): boolean {
  return type !== TokenType.Comment && type !== TokenType.CDO && type !== TokenType.CDC
}

function blockOf(prelude: string, parent: CssBlock): CssBlock {
  if (parent.kind === 'skipped' || prelude.startsWith('--')) return skipped
  const [, name = '', condition = ''] = /^@([\w-]+)([\s\S]*)$/.exec(prelude) ?? []
  if (name === '') return ruleOf(prelude, parent)
  if (/^font-face$/i.test(name)) return { ...parent, kind: 'font-face' }
  if (!/^(?:media|supports|layer|container|scope|starting-style|document)$/i.test(name)) return skipped
  if (/\bprint\b|forced-colors|prefers-contrast/i.test(condition)) return skipped
  const [, scheme] = /prefers-color-scheme\s*:\s*(light|dark)/i.exec(condition) ?? []
  return { ...parent, scheme: scheme === undefined ? parent.scheme : /dark/i.test(scheme) ? 'dark' : 'light' }
}

function ruleOf(prelude: string, parent: CssBlock): CssBlock {
  const own = prelude.slice(0, maxSelectors * maxSelectorCharacters).split(',', maxSelectors)
  const parents = parent.selectors.length === 0 ? [''] : parent.selectors
  const selectors = own
    .map((selector) => selector.replaceAll(/\s+/g, ' ').trim())
    .flatMap((selector) => parents.map((outer) => nested(selector, outer)))
    .filter((selector) => selector !== '' && selector.length <= maxSelectorCharacters)
  return { kind: 'rule', selectors: selectors.slice(0, maxSelectors), scheme: parent.scheme }
}

function nested(selector: string, outer: string): string {
  if (outer === '') return selector
  return selector.includes('&') ? selector.split('&', 4).join(outer) : `${outer} ${selector}`
}

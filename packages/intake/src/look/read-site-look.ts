import { isFontList, maxFontListLength } from '@letterslot/core/look'
import { maxPasteCharacters } from '../text/limits.ts'
import { type CssColor, composite, readCssColor } from './css-color.ts'
import { componentsOf, familiesOfFont, readPixels } from './css-values.ts'
import { createResolve, type Resolve } from './custom-properties.ts'
import { isPage, readPageStyles } from './page-styles.ts'
import { type CssReading, type Declaration, readCss } from './read-css.ts'
import {
  type SiteLookReading,
  type SiteRemark,
  type SiteScheme,
  type SiteToken,
  type SiteValue,
  siteTokens,
} from './site-look.ts'
import { schemeOfSelector, tokenOf } from './site-part.ts'

export { readCssColor } from './css-color.ts'
export { tokenOfProperty } from './named-property.ts'
export type {
  SiteLookReading,
  SiteRemark,
  SiteScheme,
  SiteSource,
  SiteToken,
  SiteValue,
  UnreadReason,
} from './site-look.ts'

/** Reads colours, fonts and corners of a page or a style sheet. Nothing of it is run, applied or fetched. */
export function readSiteLook(text: string): SiteLookReading {
  if (text.trim() === '') return { status: 'empty' }
  if (text.length > maxPasteCharacters) return { status: 'too-large', characters: text.length }
  const css = isPage(text) ? readPageStyles(text) : readCss(text)
  const { offers, unread } = offersOf(css.declarations)
  return { status: 'read', values: chooseValues(offers), unread: [...remarksOf(css), ...unread].slice(0, 100) }
}

function remarksOf({ imports, fontFaces }: CssReading): readonly SiteRemark[] {
  const families = new Map(fontFaces.map((face) => [face.family.replaceAll(/["']/g, ''), face]))
  return [
    ...imports.map(({ address, line }) => ({ reason: 'import' as const, subject: address.slice(0, 80), line })),
    ...[...families].map(([family, { line }]) => ({ reason: 'web-font' as const, subject: family.slice(0, 80), line })),
  ]
}

function offersOf(declarations: readonly Declaration[]): { offers: readonly Offer[]; unread: readonly SiteRemark[] } {
  const resolve = createResolve(declarations)
  const rem = rootPixels(declarations)
  const unread = new Map<string, SiteRemark>()
  const known = new Map<string, ReadValue>()
  const offers = declarations.flatMap((declaration) =>
    declaration.selectors.flatMap((selector): readonly Offer[] => {
      const found = tokenOf(selector, declaration.property)
      if (!found) return []
      const asked = declaration.scheme ?? schemeOfSelector(selector)
      const schemes = (['light', 'dark'] as const).filter((scheme) => asked === undefined || asked === scheme)
      return schemes.flatMap((scheme) => {
        const { property, value, line } = declaration
        // Style sheets say the same a thousand times, and a colour costs some ten microseconds.
        const key = [found.token, scheme, property, value].join(' ')
        const read = known.get(key) ?? readSiteValue(found.token, declaration, { scheme, resolve, rem })
        known.set(key, read)
        if (read.value === 'keyword') return []
        if (read.value === 'gradient' || read.value === 'value') {
          const subject = `${property}: ${value}`.slice(0, 80)
          unread.set(subject, { reason: read.value, subject, line })
          return []
        }
        return [
          { ...found, scheme, value: read.value, source: { selector, property, value, through: read.through, line } },
        ]
      })
    }),
  )
  return { offers, unread: [...unread.values()] }
}

/** A value as it was read, and the custom property that held it. */
interface ReadValue {
  readonly value: CssColor | string | number
  readonly through: string | undefined
}

function readSiteValue(
  token: SiteToken,
  { property, value }: Declaration,
  { scheme, resolve, rem }: { readonly scheme: SiteScheme; readonly resolve: Resolve; readonly rem: number },
): ReadValue {
  const resolved = resolve(value, scheme)
  if (!resolved) return { value: 'value' as const, through: undefined }
  const { value: text, through } = resolved
  if (token.startsWith('color.')) return { value: readColorOf(text, scheme), through }
  return { value: token.startsWith('font.') ? readFontOf(text, property) : readRadiusOf(text, rem), through }
}

/** The size of the root's font in pixels, by which `rem` counts. */
function rootPixels(declarations: readonly Declaration[]): number {
  const isRoot = (selector: string): boolean => /^(?:html|:root)$/.test(selector)
  const root = declarations.findLast(({ property, selectors }) => property === 'font-size' && selectors.some(isRoot))
  const percent = Number(/^([\d.]{1,9})%$/.exec(root?.value ?? '')?.[1])
  return percent > 0 ? (16 * percent) / 100 : (readPixels(root?.value ?? '', { rem: 16, em: 16 }) ?? 16)
}

/** Words that say nothing of their own. */
const keyword =
  /^(?:inherit|initial|unset|revert|revert-layer|none|auto|transparent|currentcolor|canvas|canvastext|0)$/i

/** A value that says nothing, or one that cannot be worked out. */
type NoValue = 'keyword' | 'gradient' | 'value'

/** Reads the colour of a declaration, shorthands included; `light-dark()` gives that of the scheme. */
export function readColorOf(value: string, scheme: SiteScheme): CssColor | NoValue {
  // A colour's bare channels, as `--primary: 222 47% 11%` has them.
  const channels = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/.test(value) ? [`hsl(${value})`] : componentsOf(value)
  const colors = channels.map((part) => readCssColor(ofScheme(part, scheme)))
  const color = colors.find((one) => one !== undefined)
  if (color) return color.alpha === 0 ? 'keyword' : color
  if (/gradient\(/i.test(value)) return 'gradient'
  return channels.some((part) => keyword.test(part)) || /^url\(/i.test(value) ? 'keyword' : 'value'
}

function ofScheme(value: string, scheme: SiteScheme): string {
  const inner = /^light-dark\((.*)\)$/i.exec(value)?.[1]
  const [light = value, dark = light] = inner === undefined ? [] : componentsOf(inner, 'comma')
  return scheme === 'light' ? light : dark
}

/** Reads the families of a declaration that a look can hold. */
export function readFontOf(value: string, property: string): string | NoValue {
  if (keyword.test(value)) return 'keyword'
  const families = property === 'font' ? familiesOfFont(value) : value
  const known = componentsOf(families ?? '', 'comma').filter((one) => isFontList(one) && !keyword.test(one))
  const fitting = known.filter((_, index) => known.slice(0, index + 1).join(', ').length <= maxFontListLength)
  return fitting.length === 0 ? 'value' : fitting.join(', ')
}

/** Reads a corner's radius in pixels: of several the first. */
export function readRadiusOf(value: string, rem: number): number | NoValue {
  const [first = ''] = componentsOf(value)
  return first.endsWith('%')
    ? 'keyword'
    : (readPixels(first, { rem, em: rem }) ?? (keyword.test(first) ? 'keyword' : 'value'))
}

/** A value that a site gives to a token. */
interface Offer extends Omit<SiteValue, 'value'> {
  readonly value: CssColor | string | number
  /** By how much its selector is preferred to others. */
  readonly weight: number
}

/**
 * Chooses one value for each token: of the closest selector, and of equals the last. Colours of dark are chosen only where one
 * differs from its light one: else the page has no dark. Colours that let something through are laid over the page.
 */
function chooseValues(offers: readonly Offer[]): readonly SiteValue[] {
  const byToken = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = `${offer.token} ${offer.scheme}`
    const same = byToken.get(key)
    if (same) same.push(offer)
    else byToken.set(key, [offer])
  }
  const of = (token: SiteToken, scheme: SiteScheme): readonly Offer[] => byToken.get(`${token} ${scheme}`) ?? []
  const chosenIn = (scheme: SiteScheme): readonly SiteValue[] => {
    const action = bestOf(of('color.action', scheme))
    const page = pageColorOf(bestOf(of('color.paper', scheme)), scheme)
    return siteTokens.flatMap((token) => {
      const best = bestOf(token === 'color.on-action' ? wordsOfButton(action, of(token, scheme)) : of(token, scheme))
      if (!best) return []
      const { weight: _, value, ...rest } = best
      return [{ ...rest, value: typeof value === 'object' ? composite(value, page) : value }]
    })
  }
  const [light, dark] = [chosenIn('light'), chosenIn('dark').filter(({ token }) => token.startsWith('color.'))]
  const lightOf = (token: SiteToken) => light.find((one) => one.token === token)?.value
  return dark.some(({ token, value }) => value !== lightOf(token)) ? [...light, ...dark] : light
}

function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (best, offer) => (best && best.weight > offer.weight ? best : offer),
    undefined,
  )
}

/** The words of the very button whose fill was chosen, if it says them. */
function wordsOfButton(action: Offer | undefined, words: readonly Offer[]): readonly Offer[] {
  const own = words.filter(({ source }) => source.selector === action?.source.selector)
  return own.length > 0 ? own : words
}

function pageColorOf(paper: Offer | undefined, scheme: SiteScheme): string {
  const below = scheme === 'light' ? '#ffffff' : '#121212'
  return typeof paper?.value === 'object' ? composite(paper.value, below) : below
}

import { maxPasteCharacters } from '../text/limits.ts'
import { chooseValues, type Offer } from './choose-values.ts'
import type { CssColor } from './css-color.ts'
import { readPixels } from './css-values.ts'
import { createResolve, type Resolve } from './custom-properties.ts'
import { isPage, readPageStyles } from './page-styles.ts'
import { type CssReading, type Declaration, readCss } from './read-css.ts'
import type { SiteLookReading, SiteRemark, SiteScheme, SiteToken } from './site-look.ts'
import { schemeOfSelector, tokenOf } from './site-part.ts'
import { readColorOf, readFontOf, readRadiusOf } from './site-value.ts'

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

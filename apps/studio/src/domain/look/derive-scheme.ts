import { isMeasurable } from './measure-contrast.ts'
import { oklchToHex, toOklch } from './oklch.ts'
import type { Scheme, ThemedColor } from './theme.ts'

/** The lightness of a colour's part in each scheme, and the most chroma that it keeps there: as our own themes have it. */
interface SchemePart {
  readonly light: number
  readonly dark: number
  readonly maxChroma: number
}

const schemeParts: Readonly<Record<ThemedColor, SchemePart>> = {
  'color.paper': { light: 0.94, dark: 0.18, maxChroma: 0.025 },
  'color.sheet': { light: 0.99, dark: 0.23, maxChroma: 0.03 },
  'color.text': { light: 0.27, dark: 0.94, maxChroma: 0.03 },
  'color.quiet': { light: 0.44, dark: 0.79, maxChroma: 0.04 },
  'color.faint': { light: 0.5, dark: 0.71, maxChroma: 0.04 },
  'color.line': { light: 0.9, dark: 0.33, maxChroma: 0.035 },
  'color.border': { light: 0.61, dark: 0.6, maxChroma: 0.05 },
  'color.action': { light: 0.45, dark: 0.8, maxChroma: 0.15 },
  'color.on-action': { light: 1, dark: 0.22, maxChroma: 0.06 },
  'color.mark': { light: 0.45, dark: 0.8, maxChroma: 0.15 },
  'color.on-mark': { light: 1, dark: 0.22, maxChroma: 0.06 },
  'color.wash': { light: 0.96, dark: 0.3, maxChroma: 0.04 },
}

/** The colour of one scheme as it is in the other: hue stays, lightness is that of its part there. The page's own stay. */
export function inScheme(hex: string, token: ThemedColor, scheme: Scheme): string {
  if (!isMeasurable(hex)) return hex
  const { chroma, hue } = toOklch(hex)
  const part = schemeParts[token]
  return oklchToHex({ lightness: part[scheme], chroma: Math.min(chroma, part.maxChroma), hue })
}

/** A colour's part tinted with the hue of another one: what a look lacks, from what it has. */
export function tinted(hex: string, token: ThemedColor, scheme: Scheme): string {
  const { chroma, hue } = toOklch(hex)
  const part = schemeParts[token]
  return oklchToHex({ lightness: part[scheme], chroma: Math.min(chroma * 0.3, part.maxChroma * 0.5), hue })
}

import { isFontList, maxFontListLength } from '@letterslot/core/look'
import { type CssColor, readCssColor } from './css-color.ts'
import { componentsOf, familiesOfFont, readPixels } from './css-values.ts'
import type { SiteScheme } from './site-look.ts'

/** Words that say nothing of their own. */
const keyword =
  /^(?:inherit|initial|unset|revert|revert-layer|none|auto|transparent|currentcolor|canvas|canvastext|0)$/i

/** A value that says nothing, or one that cannot be worked out. */
export type NoValue = 'keyword' | 'gradient' | 'value'

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

import { isRecord } from '@letterslot/core'
import { isFontList } from '@letterslot/core/look'
import { readCssColor } from '@letterslot/intake/read-look'

/** Reads a colour of a file of design tokens as `#rrggbb`; one that lets something through is none of a look. */
export function readTokenColor(value: unknown): string | undefined {
  if (typeof value === 'string') return opaque(value)
  if (!isRecord(value)) return undefined
  const { colorSpace, components, alpha, hex } = value
  if (alpha !== undefined && alpha !== 1) return undefined
  const parts = Array.isArray(components) && components.length === 3 ? components.map(componentOf) : undefined
  const read = typeof colorSpace === 'string' && parts ? opaque(cssOf(colorSpace, parts)) : undefined
  return read ?? (typeof hex === 'string' ? opaque(hex) : undefined)
}

function opaque(css: string): string | undefined {
  const color = readCssColor(css)
  return color?.alpha === 1 ? color.hex : undefined
}

function componentOf(component: unknown): string {
  return typeof component === 'number' && Number.isFinite(component) ? component.toFixed(6) : 'none'
}

/** The colour as CSS writes it: the format has the spaces of CSS Color 4, and most of their ranges. */
function cssOf(space: string, [first = '', second = '', third = '']: readonly string[]): string {
  if (space === 'hsl' || space === 'hwb') return `${space}(${first} ${second}% ${third}%)`.replaceAll('none%', 'none')
  if (/^(?:ok)?l(?:ab|ch)$/.test(space)) return `${space}(${first} ${second} ${third})`
  return `color(${space} ${first} ${second} ${third})`
}

/** Reads a dimension in pixels: px, and rem of 16. */
export function readTokenPixels(value: unknown): number | undefined {
  const [, text, unit] = typeof value === 'string' ? (/^([\d.]{1,12})(px|rem)$/.exec(value) ?? []) : []
  const number = isRecord(value) ? value['value'] : text === undefined ? value : Number(text)
  const of = isRecord(value) ? value['unit'] : (unit ?? 'px')
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return of === 'px' ? number : of === 'rem' ? number * 16 : undefined
}

/** Reads a list of families as CSS has it. */
export function readTokenFamilies(value: unknown): string | undefined {
  const families: readonly unknown[] = Array.isArray(value) ? value : [value]
  const list = families.map((family) => {
    const name = String(family).trim()
    return /^-?[a-z][\w-]*$/i.test(name) ? name : `"${name}"`
  })
  const text = list.join(', ')
  const isText = families.every((family) => typeof family === 'string')
  return isText && isFontList(text) ? text : undefined
}

/** The names of weights that the format allows beside numbers, as far as a look has them. */
const weights: Readonly<Record<string, number>> = {
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
}

/** Reads a font's weight, by its number or its name. */
export function readTokenWeight(value: unknown): number | undefined {
  return typeof value === 'number' ? value : typeof value === 'string' ? weights[value.toLowerCase()] : undefined
}

import { color, serializeRGB } from '@csstools/css-color-parser'
import { parseComponentValue } from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import { maxColorBrackets, maxColorCharacters } from '../text/limits.ts'

/** A colour of CSS within sRGB. */
export interface CssColor {
  /** `#rrggbb`. */
  readonly hex: string
  /** 0 is transparent, 1 is opaque. */
  readonly alpha: number
}

/**
 * Reads a colour in any notation of CSS Color 4 and 5; one that sRGB cannot show is mapped into it.
 * @returns undefined for what is no colour, and for one that only a page knows: `currentcolor`, a system colour.
 */
export function readCssColor(text: string): CssColor | undefined {
  const isBounded = text.length <= maxColorCharacters && text.split('(').length - 1 <= maxColorBrackets
  if (!isBounded || /^\s*$|currentcolor/i.test(text)) return undefined
  const value = parseComponentValue(tokenize({ css: text.trim() }))
  const data = value && color(value)
  if (!data) return undefined
  const channels =
    serializeRGB(data)
      .toString()
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  const [red, green, blue, alpha = 1] = channels
  if (red === undefined || green === undefined || blue === undefined) return undefined
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return { hex: `#${hex.join('')}`, alpha }
}

/** A colour as it is seen on another one. */
export function composite({ hex, alpha }: CssColor, below: string): string {
  if (alpha >= 1) return hex
  const channel = (of: string, at: number): number => Number.parseInt(of.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(hex, at) * alpha + channel(below, at) * (1 - alpha)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

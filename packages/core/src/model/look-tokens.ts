import { maxFontListLength } from './limits.ts'

/** A colour in light and in dark: `#rrggbb`, `currentcolor` or `transparent`. */
export type ColorPair = readonly [light: string, dark: string]

interface LookColorToken {
  readonly kind: 'color'
  readonly default: ColorPair
}

/** A list of font families, as CSS has it; `inherit` is the page's own. */
interface FontToken {
  readonly kind: 'font'
  readonly default: string
}

/** A length in CSS pixels, or a font's weight. */
interface NumberToken {
  readonly kind: 'length' | 'weight'
  readonly min: number
  readonly max: number
  readonly default: number
}

interface WordToken {
  readonly kind: 'word'
  readonly words: readonly string[]
  readonly default: string
}

/** The kind of a token's value: its bounds, and the value where a look says nothing. */
export type LookToken = LookColorToken | FontToken | NumberToken | WordToken

/** The tokens in which a look differs from the default one, by their paths as in a Design Tokens file (DTCG). */
export interface LookTokens {
  /** Around the sheet. */
  readonly 'color.paper'?: ColorPair
  readonly 'color.sheet'?: ColorPair
  readonly 'color.text'?: ColorPair
  readonly 'color.quiet'?: ColorPair
  readonly 'color.faint'?: ColorPair
  readonly 'color.line'?: ColorPair
  /** Of controls. */
  readonly 'color.border'?: ColorPair
  /** Of the button that sends. */
  readonly 'color.action'?: ColorPair
  readonly 'color.on-action'?: ColorPair
  /** Of what is chosen. */
  readonly 'color.mark'?: ColorPair
  readonly 'color.on-mark'?: ColorPair
  /** Behind what is chosen, and behind what is busy. */
  readonly 'color.wash'?: ColorPair
  /** Of a problem. Red, amber and green have their meaning in every look: one may only make them stand out more. */
  readonly 'color.danger'?: ColorPair
  readonly 'color.danger-wash'?: ColorPair
  /** Of what is not sent yet. */
  readonly 'color.wait'?: ColorPair
  /** Of what is sent. */
  readonly 'color.ok'?: ColorPair
  readonly 'font.heading'?: string
  readonly 'font.text'?: string
  readonly 'radius.control'?: number
  readonly 'radius.sheet'?: number
  readonly 'radius.button'?: number
  /** Height of a control. */
  readonly 'size.control'?: number
  /** Between fields. */
  readonly 'size.gap'?: number
  /** Of the form in a one-file page, at most; elsewhere what it asks of a parent that shrinks. */
  readonly 'size.width'?: number
  readonly 'size.text'?: number
  readonly 'heading.align'?: 'start' | 'center'
  readonly 'heading.style'?: 'normal' | 'italic'
  readonly 'heading.weight'?: number
  readonly 'label.weight'?: number
  readonly 'label.position'?: 'above' | 'beside'
  readonly 'button.width'?: 'full' | 'auto'
  /** The edge of the sheet; `none` is no sheet at all. */
  readonly sheet?: 'none' | 'line' | 'shadow'
  readonly stripe?: 'on' | 'off'
}

/** The path of a token: `color.action`. */
export type LookTokenName = keyof LookTokens

type TokenOf<Value> = Value extends ColorPair
  ? LookColorToken
  : Value extends number
    ? NumberToken
    : string extends Value
      ? FontToken
      : WordToken

/** Every token that a look may set, with the default look's own value. */
export const lookTokens: { readonly [Name in LookTokenName]: TokenOf<NonNullable<LookTokens[Name]>> } = {
  'color.paper': { kind: 'color', default: ['#f3f1ec', '#14171c'] },
  'color.sheet': { kind: 'color', default: ['#ffffff', '#1b1f26'] },
  'color.text': { kind: 'color', default: ['#1c2430', '#eef1f5'] },
  'color.quiet': { kind: 'color', default: ['#4b5563', '#b6bfcb'] },
  'color.faint': { kind: 'color', default: ['#626a78', '#9aa4b2'] },
  'color.line': { kind: 'color', default: ['#e4e0d8', '#2f3641'] },
  'color.border': { kind: 'color', default: ['#8b857a', '#7a8494'] },
  'color.action': { kind: 'color', default: ['#ffc629', '#ffc629'] },
  'color.on-action': { kind: 'color', default: ['#1c2430', '#1c2430'] },
  'color.mark': { kind: 'color', default: ['#1c2430', '#ffc629'] },
  'color.on-mark': { kind: 'color', default: ['#ffffff', '#1c2430'] },
  'color.wash': { kind: 'color', default: ['#fff5d6', '#3a2f10'] },
  'color.danger': { kind: 'color', default: ['#b42318', '#ff8f85'] },
  'color.danger-wash': { kind: 'color', default: ['#fdecea', '#43201d'] },
  'color.wait': { kind: 'color', default: ['#8a5a00', '#ffd666'] },
  'color.ok': { kind: 'color', default: ['#176f42', '#4cc38a'] },
  'font.heading': { kind: 'font', default: 'inherit' },
  'font.text': { kind: 'font', default: 'inherit' },
  'radius.control': { kind: 'length', min: 0, max: 28, default: 8 },
  'radius.sheet': { kind: 'length', min: 0, max: 40, default: 16 },
  'radius.button': { kind: 'length', min: 0, max: 999, default: 10 },
  'size.control': { kind: 'length', min: 32, max: 64, default: 40 },
  'size.gap': { kind: 'length', min: 8, max: 40, default: 16 },
  'size.width': { kind: 'length', min: 320, max: 1200, default: 600 },
  'size.text': { kind: 'length', min: 14, max: 22, default: 16 },
  'heading.align': { kind: 'word', words: ['start', 'center'], default: 'start' },
  'heading.style': { kind: 'word', words: ['normal', 'italic'], default: 'normal' },
  'heading.weight': { kind: 'weight', min: 400, max: 800, default: 700 },
  'label.weight': { kind: 'weight', min: 400, max: 800, default: 600 },
  'label.position': { kind: 'word', words: ['above', 'beside'], default: 'above' },
  'button.width': { kind: 'word', words: ['full', 'auto'], default: 'full' },
  sheet: { kind: 'word', words: ['none', 'line', 'shadow'], default: 'line' },
  stripe: { kind: 'word', words: ['on', 'off'], default: 'on' },
}

/** Tells if a token of this name may have this value. */
export function isTokenValue(name: LookTokenName, value: unknown): boolean {
  const token: LookToken = lookTokens[name]
  switch (token.kind) {
    case 'color':
      return Array.isArray(value) && value.length === 2 && value.every(isHexColor)
    case 'font':
      return isFontList(value)
    case 'word':
      return token.words.some((word) => word === value)
    default:
      return typeof value === 'number' && value >= token.min && value <= token.max
  }
}

/** Tells if a text names a token. */
export function isTokenName(name: string): name is LookTokenName {
  return Object.hasOwn(lookTokens, name)
}

function isHexColor(value: unknown): boolean {
  return typeof value === 'string' && /^(?:#[0-9a-f]{6}|currentcolor|transparent)$/i.test(value)
}

/** A family: quoted, or some of CSS's identifiers. */
const family = /^ *(?:"[\p{L}\p{N} ._-]+"|'[\p{L}\p{N} ._-]+'|-?[a-z][\w-]*(?: +[a-z][\w-]*)*) *$/iu

/** Tells if a text is a list of font families as CSS has it, and nothing besides; `inherit` is the page's own. */
export function isFontList(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > maxFontListLength) return false
  const families = value.split(',')
  return families.every((one) => family.test(one) && (families.length === 1 || !/^ *inherit *$/i.test(one)))
}

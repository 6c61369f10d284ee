import type { LookTokenName, LookTokens } from '@letterslot/core'

/** The themes that we ship, by the name that a document keeps. */
export const themeIds = [
  'post',
  'plain',
  'letter',
  'kiln',
  'garden',
  'harbour',
  'plum',
  'rose',
  'ledger',
  'contrast',
] as const

/** A theme of ours. */
export type ThemeId = (typeof themeIds)[number]

/** Every token, none left out. */
export type AllTokens = Required<LookTokens>

/** A colour in light and in dark: `#rrggbb`, `currentcolor` or `transparent`. */
export type ColorPair = AllTokens['color.action']

/** The path of a token that is a pair of colours. */
export type ColorToken = Extract<LookTokenName, `color.${string}`>

/** The colours that a theme chooses, and a maker; the others have a meaning. */
export const themedColors = [
  'color.paper',
  'color.sheet',
  'color.text',
  'color.quiet',
  'color.faint',
  'color.line',
  'color.border',
  'color.action',
  'color.on-action',
  'color.mark',
  'color.on-mark',
  'color.wash',
] as const satisfies readonly ColorToken[]

/** A colour that a theme chooses. */
export type ThemedColor = (typeof themedColors)[number]

/** Light or dark. */
export type Scheme = 'light' | 'dark'

/** A look that we designed: every token is its own. */
export interface Theme {
  readonly id: ThemeId
  readonly tokens: AllTokens
}

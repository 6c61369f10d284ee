/** The tokens of a look that a site can give. */
export const siteTokens = [
  'color.paper',
  'color.sheet',
  'color.text',
  'color.quiet',
  'color.border',
  'color.action',
  'color.on-action',
  'font.text',
  'font.heading',
  'radius.control',
  'radius.button',
  'radius.sheet',
] as const

/** A token of a look that a site can give. */
export type SiteToken = (typeof siteTokens)[number]

/** Light or dark. */
export type SiteScheme = 'light' | 'dark'

/** The place in a paste that a value comes from. */
export interface SiteSource {
  readonly selector: string
  readonly property: string
  /** The declaration's value as written. */
  readonly value: string
  /** The custom property that held it, if one did. */
  readonly through: string | undefined
  /** 1-based. */
  readonly line: number
}

/** A value of a look, and its place in the paste. */
export interface SiteValue {
  readonly token: SiteToken
  /** Of a colour; `light` stands for a page that has no dark. */
  readonly scheme: SiteScheme
  /** `#rrggbb`, a list of fonts as CSS has it, or pixels. */
  readonly value: string | number
  readonly source: SiteSource
}

/** The reason why something was not read: a file elsewhere, a font to load, a value that cannot be worked out, a gradient. */
export type UnreadReason = 'import' | 'web-font' | 'value' | 'gradient'

/** Something of a paste that did not come into the look. */
export interface SiteRemark {
  readonly reason: UnreadReason
  /** The address, the font's name or the declaration; at most 80 characters. */
  readonly subject: string
  readonly line: number
}

/** The reading of a pasted page or style sheet. */
export type SiteLookReading =
  | { readonly status: 'empty' }
  | { readonly status: 'too-large'; readonly characters: number }
  /** Values may be none. */
  | { readonly status: 'read'; readonly values: readonly SiteValue[]; readonly unread: readonly SiteRemark[] }

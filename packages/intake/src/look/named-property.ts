import type { SiteToken } from './site-look.ts'

/** A token that something of a site stands for, and by how much it is preferred to others of that token. */
export interface WeightedToken {
  readonly token: SiteToken
  readonly weight: number
}

/** Beginnings that frameworks and design systems give to all their properties. */
const prefix =
  /^--(?:(?:bs|wp--preset--(?:color|font-family)|md-sys-color|ds|mantine|chakra-colors|theme|site|global|app|sl|pico|mui-palette|tw|colou?r|clr|c)-+)?(?:colou?r-)?/

const tokensByName: readonly (readonly [RegExp, SiteToken, number])[] = [
  [
    /^(?:on-primary|primary-(?:foreground|content|contrast|text)|(?:button|btn)-(?:text|color|fg))$/,
    'color.on-action',
    62,
  ],
  [/^primary(?:-(?:500|600|main|color|default))?$/, 'color.action', 62],
  [/^brand(?:-(?:500|600|main|color|primary))?$/, 'color.action', 61],
  [/^(?:accent|cta)(?:-(?:500|600|color))?$/, 'color.action', 58],
  [/^links?(?:-color)?$/, 'color.action', 52],
  [/^(?:bg|background|body-bg|page|page-bg|canvas|base|base-100|bg-color|background-color)$/, 'color.paper', 60],
  [/^(?:text|foreground|fg|ink|base-content|on-background|text-color|body-color|text-primary)$/, 'color.text', 60],
  [/^(?:muted-foreground|muted|text-muted|text-light|text-secondary|muted-color|secondary-color)$/, 'color.quiet', 55],
  [/^(?:surface|card|card-bg|panel|surface-color)$/, 'color.sheet', 55],
  [/^(?:input|input-border|form-element-border-color)$/, 'color.border', 55],
  [
    /^(?:font-family|font)(?:-(?:body|sans|base|text|primary))?$|^body-font(?:-family)?$|^font-sans-serif$/,
    'font.text',
    60,
  ],
  [/^(?:font-family|font)-(?:headings?|display|title)$|^headings?-font(?:-family)?$/, 'font.heading', 60],
  [/^(?:border-)?radius(?:-(?:md|base|default))?$/, 'radius.control', 50],
]

/** Reads which token a custom property stands for by its name: `--brand`, `--bs-body-bg`, `--font-heading`. */
export function tokenOfProperty(property: string): WeightedToken | undefined {
  const name = property.toLowerCase().replace(prefix, '')
  const [, token, weight] = tokensByName.find(([pattern]) => pattern.test(name)) ?? []
  return token === undefined || weight === undefined ? undefined : { token, weight }
}

import type { Look } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'
import { readSiteLook, type SiteRemark, type SiteScheme, type SiteValue } from '@letterslot/intake/read-look'
import { tidyLook } from './change-look.ts'
import { type Completed, completeTokens, type KnownColors } from './complete-tokens.ts'
import { relativeLuminance } from './contrast-ratio.ts'
import type { LeftToken } from './design-token-tree.ts'
import { readDesignTokens, type TakenToken } from './read-design-tokens.ts'
import type { ColorChange } from './settle-contrast.ts'
import type { AllTokens } from './theme.ts'
import { post } from './themes/post.ts'
import { isThemeId } from './themes.ts'

/** A look that a pasted text proposes: its values with their places, what had to move, and what was left out. */
export interface ProposedLook {
  readonly status: 'proposed'
  readonly tokens: AllTokens
  readonly theme: string | undefined
  readonly scheme: Look['scheme']
  readonly site: readonly SiteValue[]
  readonly file: readonly TakenToken[]
  readonly changes: readonly ColorChange[]
  readonly unread: readonly SiteRemark[]
  readonly left: readonly LeftToken[]
}

/** The outcome of reading a pasted text as a look. */
export type LookSourceReading =
  | ProposedLook
  | { readonly status: 'nothing' }
  | { readonly status: 'too-large'; readonly characters: number }
  | { readonly status: 'not-json'; readonly message: string }

const nothingBesides = { site: [], file: [], unread: [], left: [] } as const

/** Reads a page, a style sheet, or a file of design tokens, which begins with a brace. Nothing is fetched, nothing runs. */
export function readLookSource(text: string): LookSourceReading {
  return /^\s*\{/.test(text) ? readTokens(text) : readSite(text)
}

function readTokens(text: string): LookSourceReading {
  const reading = readDesignTokens(text)
  if (reading.status !== 'read') return reading.status === 'nothing' ? { status: 'nothing' } : reading
  const { tokens, theme, scheme, taken, changes, left } = reading
  return { ...nothingBesides, status: 'proposed', tokens, theme, scheme, changes, file: taken, left }
}

function readSite(text: string): LookSourceReading {
  const reading = readSiteLook(text)
  if (reading.status === 'too-large') return reading
  if (reading.status === 'empty' || reading.values.length === 0) return { status: 'nothing' }
  const { tokens, scheme, taken, changes } = proposeLook(reading.values)
  const { unread } = reading
  return { ...nothingBesides, status: 'proposed', tokens, theme: undefined, scheme, changes, site: taken, unread }
}

/** The look with what was proposed: pictures, fonts and style sheet stay. */
export function withProposal(look: Look | undefined, { tokens, theme, scheme }: ProposedLook): Look | undefined {
  const { scheme: _, ...rest } = look ?? {}
  const named = theme !== undefined && isThemeId(theme) ? { theme } : {}
  return tidyLook({ ...rest, ...named, tokens, ...(scheme ? { scheme } : {}) })
}

/** A look made of what a site says. */
export interface LookProposal extends Completed {
  /** Dark where the site has dark alone; undefined where it follows the page. */
  readonly scheme: 'dark' | undefined
  /** The site's values that the tokens hold, or hold as near as every pair passes, by the scheme that they went to. */
  readonly taken: readonly SiteValue[]
}

/** Luminance of a page's background below which it is a dark one: halfway to white for the eye. */
const darkBelow = 0.18

/** Makes a whole look of the values of a site: missing colours follow from those that are there, and every pair passes. */
export function proposeLook(values: readonly SiteValue[]): LookProposal {
  const isDark = isDarkOnly(values)
  const hasAction = (scheme: SiteScheme): boolean =>
    values.some((value) => value.token === 'color.action' && value.scheme === scheme)
  const taken = values
    // Words of a button whose fill is unknown would be read on another one.
    .filter(({ token, scheme }) => token !== 'color.on-action' || hasAction(scheme))
    .map((value) => (isDark && value.token.startsWith('color.') ? { ...value, scheme: 'dark' as const } : value))
  const completed = completeTokens(
    { light: colorsOf(taken, 'light'), dark: colorsOf(taken, 'dark') },
    withShapes(taken),
  )
  return { ...completed, scheme: isDark ? 'dark' : undefined, taken }
}

function isDarkOnly(values: readonly SiteValue[]): boolean {
  const paper = values.find(({ token, scheme }) => token === 'color.paper' && scheme === 'light')?.value
  const hasDark = values.some(({ scheme }) => scheme === 'dark')
  return typeof paper === 'string' && !hasDark && relativeLuminance(paper) < darkBelow
}

function colorsOf(values: readonly SiteValue[], of: SiteScheme): KnownColors {
  const colors = values.filter(({ token, scheme }) => token.startsWith('color.') && scheme === of)
  return Object.fromEntries(colors.map(({ token, value }) => [token, value]))
}

/** The default theme without its stripe, in the site's fonts and corners; what is missing follows its neighbour. */
function withShapes(values: readonly SiteValue[]): AllTokens {
  const font = (token: 'font.text' | 'font.heading'): string | undefined => {
    const value = values.find((one) => one.token === token)?.value
    return typeof value === 'string' ? value : undefined
  }
  const radius = (token: 'radius.control' | 'radius.button' | 'radius.sheet'): number | undefined => {
    const value = values.find((one) => one.token === token)?.value
    const { min, max } = lookTokens[token]
    return typeof value === 'number' ? Math.min(max, Math.max(min, Math.round(value))) : undefined
  }
  const [text, control, button] = [font('font.text') ?? 'inherit', radius('radius.control'), radius('radius.button')]
  const corner = control ?? (button === undefined ? post.tokens['radius.control'] : Math.min(button, 28))
  return {
    ...post.tokens,
    stripe: 'off',
    'font.text': text,
    'font.heading': font('font.heading') ?? text,
    'radius.control': corner,
    'radius.button': button ?? corner,
    'radius.sheet': radius('radius.sheet') ?? Math.min(40, 2 * corner),
  }
}

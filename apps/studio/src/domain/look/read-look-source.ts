import type { Look } from '@letterslot/core'
import { readSiteLook, type SiteRemark, type SiteValue } from '@letterslot/intake/read-look'
import { tidyLook } from './change-look.ts'
import type { LeftToken } from './design-token-tree.ts'
import { proposeLook } from './propose-look.ts'
import { readDesignTokens, type TakenToken } from './read-design-tokens.ts'
import type { ColorChange } from './settle-contrast.ts'
import type { AllTokens } from './theme.ts'
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

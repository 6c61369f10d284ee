import type { Look, LookTokens } from '@letterslot/core'
import { isSameValue } from '../../model/studio-document.ts'
import { type ContrastFix, findContrast } from './find-contrast.ts'
import { ownTokens, resolveTokens, withColor } from './resolve-tokens.ts'
import type { AllTokens, Theme } from './theme.ts'
import { themeOf } from './themes.ts'

/** Leaves nothing in a look that the default look says as well; undefined where nothing is left. */
export function tidyLook(look: Look): Look | undefined {
  const { theme, tokens, ...rest } = look
  const own = ownTokens(tokens ?? {})
  const tidy: Look = {
    ...(theme === undefined || theme === 'post' ? {} : { theme }),
    ...(Object.keys(own).length === 0 ? {} : { tokens: own }),
    ...rest,
  }
  return Object.keys(tidy).length === 0 ? undefined : tidy
}

/** Changes tokens of a look; `undefined` gives the theme's own value back. */
export function withTokens(
  look: Look | undefined,
  changes: { readonly [Name in keyof LookTokens]?: LookTokens[Name] | undefined },
): Look | undefined {
  const theme: object = themeOf(look?.theme).tokens
  const values = Object.entries(changes).map(([name, value]) => [name, value ?? Reflect.get(theme, name)])
  return tidyLook({ ...look, tokens: { ...look?.tokens, ...Object.fromEntries(values) } })
}

/**
 * Puts a look into a theme. Pictures, fonts, style sheet and a fixed scheme stay; of the tokens none, but the maker's own
 * action colour where it is wished and passes there.
 */
export function withTheme(
  look: Look | undefined,
  theme: Theme,
  { keepsAction }: { keepsAction: boolean },
): Look | undefined {
  const tokens = (keepsAction ? keptAction(look, theme) : undefined) ?? theme.tokens
  return tidyLook({ ...look, theme: theme.id, tokens })
}

/** Gives a look its theme's tokens back; the scheme is open again. Pictures, fonts and style sheet stay. */
export function resetLook(look: Look | undefined): Look | undefined {
  const { scheme: _, ...rest } = look ?? {}
  return tidyLook({ ...rest, tokens: themeOf(look?.theme).tokens })
}

/**
 * A theme's tokens with the action colour that the maker chose in another one.
 * @returns undefined where the colour is the old theme's own, or would not pass in the new one.
 */
export function keptAction(look: Look | undefined, theme: Theme): AllTokens | undefined {
  const [before, own] = [resolveTokens(look), themeOf(look?.theme).tokens]
  const { 'color.action': action, 'color.on-action': words } = before
  if (String(action) === String(own['color.action'])) return undefined
  // Where a theme marks what is chosen with its action colour, the new one does so, too.
  const isMarked = String(theme.tokens['color.mark']) === String(theme.tokens['color.action'])
  const mark: LookTokens = isMarked ? { 'color.mark': action, 'color.on-mark': words } : {}
  const tokens = { ...theme.tokens, 'color.action': action, 'color.on-action': words, ...mark }
  return findContrast({ theme: theme.id, tokens }).length === 0 ? tokens : undefined
}

/** The change of tokens that a fix of the contrast guard is. */
export function tokensOfFix(look: Look | undefined, { token, scheme, to }: ContrastFix): LookTokens {
  return { [token]: withColor(resolveTokens(look), token, scheme, to)[token] }
}

/** Tells if the maker has changed anything that *Back to the theme* would give back. */
export function isChanged(look: Look | undefined): boolean {
  return !isSameValue(resetLook(look), look && tidyLook(look))
}

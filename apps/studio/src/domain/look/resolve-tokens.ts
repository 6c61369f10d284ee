import type { Look, LookTokens } from '@letterslot/core'
import { isSameValue } from '../../model/studio-document.ts'
import type { AllTokens, ColorToken, Scheme } from './theme.ts'
import { post } from './themes/post.ts'

/** Every token of a look: its own, and the default theme's where it says nothing. */
export function resolveTokens(look: Look | undefined): AllTokens {
  return { ...post.tokens, ...look?.tokens }
}

/** Leaves of some tokens those that say something else than the default theme: all that a document keeps. */
export function ownTokens(tokens: LookTokens): LookTokens {
  const own = Object.entries(tokens).filter(([name, value]) => !isSameValue(value, Reflect.get(post.tokens, name)))
  return Object.fromEntries(own)
}

/** A token's colour in a scheme, in small letters: `#rrggbb`, `currentcolor` or `transparent`. */
export function colorIn(tokens: AllTokens, name: ColorToken, scheme: Scheme): string {
  return tokens[name][scheme === 'light' ? 0 : 1].toLowerCase()
}

/** The same tokens with another colour in one scheme. */
export function withColor(tokens: AllTokens, name: ColorToken, scheme: Scheme, hex: string): AllTokens {
  const [light, dark] = tokens[name]
  return { ...tokens, [name]: scheme === 'light' ? [hex, dark] : [light, hex] }
}

/** The schemes in which a look is seen: both, unless the maker has fixed one. */
export function schemesOf(look: Look | undefined): readonly Scheme[] {
  return look?.scheme === undefined ? ['light', 'dark'] : [look.scheme]
}

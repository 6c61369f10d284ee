import type { Look, LookTokens } from '@letterslot/core'
import { tokensOfFix } from './change-look.ts'
import { pairsOf } from './contrast-pairs.ts'
import { inScheme } from './derive-scheme.ts'
import type { ContrastFix } from './find-contrast.ts'
import { isMeasurable, measureContrast, neededRatio, ratioOf, wordsRatioOf } from './measure-contrast.ts'
import { nearestColor } from './nearest-color.ts'
import { colorIn, resolveTokens, withColor } from './resolve-tokens.ts'
import type { AllTokens, ColorPair, Scheme, ThemedColor } from './theme.ts'
import { themeOf } from './themes.ts'

/** A colour that the maker chooses. */
export interface ColorChoice {
  readonly token: ThemedColor
  readonly scheme: Scheme
  /** `#rrggbb` */
  readonly hex: string
}

/**
 * The change of tokens that a chosen colour is. In light it takes its dark one along, hue for hue and as light as it must
 * be to pass there, until the maker chooses that one, too. What is chosen wears the button's colour for as long as both
 * are the same.
 */
export function chooseColor(look: Look | undefined, choice: ColorChoice): LookTokens {
  const tokens = resolveTokens(look)
  const pair = chosenPair(look, themeOf(look?.theme).tokens[choice.token], choice)
  return withMark(tokens, { [choice.token]: pair })
}

/** The change of tokens that a fix of the contrast guard is; what is chosen goes with the button, as in `chooseColor`. */
export function takeFix(look: Look | undefined, fix: ContrastFix): LookTokens {
  return withMark(resolveTokens(look), tokensOfFix(look, fix))
}

/** The dark colour that goes with a light one: its hue, as light as what it meets there asks for. */
export function darkOf(look: Look | undefined, token: ThemedColor, light: string): string {
  const tokens = resolveTokens(look)
  const wish = inScheme(light, token, 'dark')
  const pairs = pairsOf(tokens).filter(({ ink, ground }) => ink === token || ground === token)
  const passes = (hex: string): boolean => {
    const tried = withColor(tokens, token, 'dark', hex)
    return pairs.every((pair) => (ratioOf(pair, tried, 'dark') ?? 21) >= neededRatio(pair, wordsRatioOf(look)))
  }
  return isMeasurable(wish) ? (nearestColor(wish, passes) ?? wish) : wish
}

function chosenPair(look: Look | undefined, theme: ColorPair, { token, scheme, hex }: ColorChoice): ColorPair {
  const [light, dark] = resolveTokens(look)[token]
  if (scheme === 'dark') return [light, hex]
  const follows = dark === theme[1] || dark === darkOf(look, token, light)
  return [hex, follows ? darkOf(look, token, hex) : dark]
}

function withMark(tokens: AllTokens, changes: LookTokens): LookTokens {
  const isMarked = String(tokens['color.mark']) === String(tokens['color.action'])
  const { 'color.action': action, 'color.on-action': words } = changes
  const areWordsAlike = isMarked && String(tokens['color.on-mark']) === String(tokens['color.on-action'])
  return {
    ...changes,
    ...(isMarked && action ? { 'color.mark': action } : {}),
    ...(areWordsAlike && words ? { 'color.on-mark': words } : {}),
  }
}

/** A colour's ratio where it matters most, in a scheme. */
export interface ColorRatio {
  readonly ratio: number
  readonly needed: number
}

/**
 * The ratio of a colour with what it meets: the one nearest to failing, of words before lines.
 * @returns undefined where it meets the host page's colours alone, or nothing that must be told from it.
 */
export function colorRatio(look: Look | undefined, token: ThemedColor, scheme: Scheme): ColorRatio | undefined {
  if (!isMeasurable(colorIn(resolveTokens(look), token, scheme))) return undefined
  const found = measureContrast(look).flatMap((measure) => {
    const isMet = measure.scheme === scheme && (measure.ink === token || measure.ground === token)
    const { kind, ratio, needed } = measure
    return isMet && ratio !== undefined ? [{ kind, ratio, needed }] : []
  })
  const failing = found.filter(({ ratio, needed }) => ratio < needed)
  const words = found.filter(({ kind }) => kind === 'words')
  const [lowest] = (failing.length > 0 ? failing : words.length > 0 ? words : found).toSorted(
    (one, other) => one.ratio / one.needed - other.ratio / other.needed,
  )
  return lowest && { ratio: lowest.ratio, needed: lowest.needed }
}

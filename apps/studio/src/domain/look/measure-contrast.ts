import type { Look } from '@letterslot/core'
import { type ContrastPair, pairsOf } from './contrast-pairs.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { colorIn, resolveTokens, schemesOf } from './resolve-tokens.ts'
import type { AllTokens, Scheme } from './theme.ts'

/** The ratio that words need: of AA (WCAG 2.2, 1.4.3), or of AAA (1.4.6) where a look promises it. */
export type WordsRatio = 4.5 | 7

/** A pair of a look in one scheme, measured. */
export interface ContrastMeasure extends ContrastPair {
  readonly scheme: Scheme
  /** 1 to 21; undefined where one of the two is the host page's own, of which nothing is known. */
  readonly ratio: number | undefined
  readonly needed: number
}

/** The ratio that a look promises for its words: *Contrast* is AAA, every other one AA. */
export function wordsRatioOf(look: Look | undefined): WordsRatio {
  return look?.theme === 'contrast' ? 7 : 4.5
}

/** Measures every pair of a look in each scheme in which it is seen. */
export function measureContrast(look: Look | undefined): readonly ContrastMeasure[] {
  const tokens = resolveTokens(look)
  const words = wordsRatioOf(look)
  return schemesOf(look).flatMap((scheme) =>
    pairsOf(tokens).map((pair) => ({
      ...pair,
      scheme,
      ratio: ratioOf(pair, tokens, scheme),
      needed: neededRatio(pair, words),
    })),
  )
}

/** The ratio that a pair must have. */
export function neededRatio(pair: ContrastPair, words: WordsRatio): number {
  return pair.kind === 'words' ? words : 3
}

/** The ratio of a pair; undefined where nothing is known of a colour. */
export function ratioOf(pair: ContrastPair, tokens: AllTokens, scheme: Scheme): number | undefined {
  const [ink, ground] = [colorIn(tokens, pair.ink, scheme), colorIn(tokens, pair.ground, scheme)]
  return isMeasurable(ink) && isMeasurable(ground) ? contrastRatio(ink, ground) : undefined
}

/** A ratio as it is shown: to a tenth, never rounded up to one that passes. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 10) / 10
}

/** Tells the colours that can be measured from the page's own. */
export function isMeasurable(color: string): boolean {
  return color.startsWith('#')
}

/** Colours that the look has for words and sheets, of both schemes: a fill's words are one of these rather than a grey. */
export function wordColors(tokens: AllTokens): readonly string[] {
  return [...tokens['color.text'], ...tokens['color.sheet'], '#ffffff', '#000000'].filter(isMeasurable)
}

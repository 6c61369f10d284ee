import type { Look } from '@letterslot/core'
import { type ContrastPair, pairsOf } from './contrast-pairs.ts'
import { luminanceRatio, relativeLuminance } from './contrast-ratio.ts'
import {
  type ContrastMeasure,
  isMeasurable,
  measureContrast,
  neededRatio,
  type WordsRatio,
  wordColors,
  wordsRatioOf,
} from './measure-contrast.ts'
import { createNearest, type FindNearest } from './nearest-color.ts'
import { colorIn, resolveTokens } from './resolve-tokens.ts'
import type { AllTokens, Scheme, ThemedColor } from './theme.ts'

/** A change of one colour by which a pair passes. */
export interface ContrastFix {
  readonly token: ThemedColor
  readonly scheme: Scheme
  readonly from: string
  readonly to: string
  /** The pair's ratio once it is changed. */
  readonly ratio: number
  /** True if every other pair of this colour passes then, too. */
  readonly isWhole: boolean
}

/** A pair that does not pass, and the colours that make it pass: the best first. */
export interface ContrastFinding extends ContrastMeasure {
  readonly ratio: number
  readonly fixes: readonly ContrastFix[]
}

/** The colours that are changed first where two can be: what fills and marks before what everything stands on. */
const changeable: readonly ThemedColor[] = [
  'color.action',
  'color.mark',
  'color.wash',
  'color.on-action',
  'color.on-mark',
  'color.border',
  'color.faint',
  'color.quiet',
  'color.line',
  'color.text',
  'color.paper',
  'color.sheet',
]

/** Words on a fill, which may as well be dark where they were light. */
const wordsOnFill: readonly ThemedColor[] = ['color.on-action', 'color.on-mark']

/** Finds every pair of a look that cannot be read well enough, in every state and scheme. */
export function findContrast(look: Look | undefined): readonly ContrastFinding[] {
  const tokens = resolveTokens(look)
  const words = wordsRatioOf(look)
  const findNearest = createFinder(tokens)
  return measureContrast(look).flatMap((measure) => {
    const { ratio, needed, scheme, ink, ground } = measure
    if (ratio === undefined || ratio >= needed) return []
    const fixes = changeable
      .filter((token) => token === ink || token === ground)
      .flatMap(
        (token) =>
          fixBy(token, { pair: measure, tokens, scheme, words, findNearest: findNearest(token, scheme) }) ?? [],
      )
      .sort((one, other) => Number(other.isWhole) - Number(one.isWhole))
    return [{ ...measure, ratio, fixes }]
  })
}

/** Remembers the lightnesses of each colour: one that everything stands on is in many pairs. */
function createFinder(tokens: AllTokens): (token: ThemedColor, scheme: Scheme) => FindNearest {
  const known = new Map<string, FindNearest>()
  return (token, scheme) => {
    const found = known.get(token + scheme) ?? createNearest(colorIn(tokens, token, scheme))
    known.set(token + scheme, found)
    return found
  }
}

interface Failing {
  readonly pair: ContrastPair
  readonly tokens: AllTokens
  readonly scheme: Scheme
  readonly words: WordsRatio
  readonly findNearest: FindNearest
}

function fixBy(token: ThemedColor, { pair, tokens, scheme, words, findNearest }: Failing): ContrastFix | undefined {
  const own = partnerOf(token, pair, { tokens, scheme, words })
  if (!own) return undefined
  const partners = pairsOf(tokens).flatMap((of) =>
    of.ink === token || of.ground === token ? (partnerOf(token, of, { tokens, scheme, words }) ?? []) : [],
  )
  const passesAll = (hex: string): boolean => partners.every((partner) => ratioTo(partner, hex) >= partner.needed)
  const search = (test: (hex: string) => boolean): string | undefined =>
    (wordsOnFill.includes(token) ? wordColors(tokens).find(test) : undefined) ?? findNearest(test)
  const to = search(passesAll) ?? search((hex) => ratioTo(own, hex) >= own.needed)
  const from = colorIn(tokens, token, scheme)
  return to === undefined ? undefined : { token, scheme, from, to, ratio: ratioTo(own, to), isWhole: passesAll(to) }
}

/** The colour at the other side of a pair. */
interface Partner {
  readonly luminance: number
  readonly needed: number
}

function partnerOf(
  token: ThemedColor,
  pair: ContrastPair,
  { tokens, scheme, words }: Pick<Failing, 'tokens' | 'scheme' | 'words'>,
): Partner | undefined {
  const hex = colorIn(tokens, pair.ink === token ? pair.ground : pair.ink, scheme)
  return isMeasurable(hex) ? { luminance: relativeLuminance(hex), needed: neededRatio(pair, words) } : undefined
}

function ratioTo({ luminance }: Partner, hex: string): number {
  return luminanceRatio(luminance, relativeLuminance(hex))
}

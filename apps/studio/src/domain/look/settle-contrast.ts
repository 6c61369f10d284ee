import { pairsOf } from './contrast-pairs.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { findContrast } from './find-contrast.ts'
import { isMeasurable, neededRatio, wordColors } from './measure-contrast.ts'
import { nearestColor } from './nearest-color.ts'
import { colorIn, withColor } from './resolve-tokens.ts'
import type { AllTokens, ColorToken, Scheme, ThemedColor } from './theme.ts'
import { post } from './themes/post.ts'

/** A colour that was moved, so that what it meets can be read. */
export interface ColorChange {
  readonly token: ThemedColor
  readonly scheme: Scheme
  readonly from: string
  readonly to: string
}

/** Tokens that pass, and what had to move for it. */
export interface Settled {
  readonly tokens: AllTokens
  readonly changes: readonly ColorChange[]
}

/** Surfaces first, and what stands on them after: each is held against the colours of meaning and those before it. */
const settlingOrder: readonly ThemedColor[] = [
  'color.sheet',
  'color.text',
  'color.paper',
  'color.wash',
  'color.quiet',
  'color.faint',
  'color.border',
  'color.mark',
  'color.on-mark',
  'color.line',
  'color.action',
  'color.on-action',
]

/** Moves as few colours as little as it takes until every pair passes in one scheme. The page's own colours stay. */
export function settleContrast(tokens: AllTokens, scheme: Scheme): Settled {
  const settled = settlingOrder.reduce((so, token) => withColor(so, token, scheme, settle(so, token, scheme)), tokens)
  const isPassing = findContrast({ tokens: settled, scheme }).length === 0
  // Colours that leave no lightness to one between them: rare, and then the default theme's are sure.
  const to = isPassing ? settled : settlingOrder.reduce((so, token) => withDefault(so, token, scheme), tokens)
  const changes = settlingOrder.flatMap((token) => {
    const [before, after] = [colorIn(tokens, token, scheme), colorIn(to, token, scheme)]
    return before === after ? [] : [{ token, scheme, from: before, to: after }]
  })
  return { tokens: to, changes }
}

function settle(tokens: AllTokens, token: ThemedColor, scheme: Scheme): string {
  const from = colorIn(tokens, token, scheme)
  if (!isMeasurable(from)) return from
  const later: readonly ColorToken[] = settlingOrder.slice(settlingOrder.indexOf(token) + 1)
  const partners = pairsOf(tokens).flatMap((pair) => {
    const other = pair.ink === token ? pair.ground : pair.ground === token ? pair.ink : undefined
    if (other === undefined || later.includes(other)) return []
    const hex = colorIn(tokens, other, scheme)
    return isMeasurable(hex) ? [{ hex, needed: neededRatio(pair, 4.5) }] : []
  })
  const passes = (hex: string): boolean => partners.every((to) => contrastRatio(hex, to.hex) >= to.needed)
  const isOnFill = token === 'color.on-mark' || token === 'color.on-action'
  return (passes(from) || !isOnFill ? undefined : wordColors(tokens).find(passes)) ?? nearestColor(from, passes) ?? from
}

function withDefault(tokens: AllTokens, token: ThemedColor, scheme: Scheme): AllTokens {
  return withColor(tokens, token, scheme, colorIn(post.tokens, token, scheme))
}

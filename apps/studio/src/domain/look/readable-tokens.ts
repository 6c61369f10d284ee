import type { Look, LookTokens } from '@letterslot/core'
import { takeFix } from './choose-color.ts'
import { findContrast } from './find-contrast.ts'
import { wordsRatioOf } from './measure-contrast.ts'
import { resolveTokens, schemesOf } from './resolve-tokens.ts'
import { settleContrast } from './settle-contrast.ts'
import { themedColors } from './theme.ts'
import { themeOf } from './themes.ts'

/** Fixes in a row; each mends a colour, and there are twelve in two schemes. */
const maxFixes = 48

/**
 * The change of tokens by which every pair of a look passes, moving as few colours as little as it takes; where that
 * leads nowhere, the theme's own colours.
 */
export function readableTokens(look: Look | undefined): LookTokens {
  const settled = wordsRatioOf(look) === 4.5 ? settledLook(look) : mendedLook(look)
  const tokens = findContrast(settled).length === 0 ? resolveTokens(settled) : themeOf(look?.theme).tokens
  return Object.fromEntries(themedColors.map((token) => [token, tokens[token]]))
}

function settledLook(look: Look | undefined): Look {
  let tokens = resolveTokens(look)
  for (const scheme of schemesOf(look)) tokens = settleContrast(tokens, scheme).tokens
  return { ...look, tokens }
}

/** A look that promises more than AA: fix by fix. */
function mendedLook(look: Look | undefined): Look {
  let mended: Look = { ...look }
  for (let fixes = 0; fixes < maxFixes; fixes += 1) {
    const [best] = findContrast(mended)[0]?.fixes ?? []
    if (!best) return mended
    mended = { ...mended, tokens: { ...resolveTokens(mended), ...takeFix(mended, best) } }
  }
  return mended
}

import { inScheme, tinted } from './derive-scheme.ts'
import { resolveTokens, withColor } from './resolve-tokens.ts'
import { type ColorChange, settleContrast } from './settle-contrast.ts'
import type { AllTokens, Scheme, ThemedColor } from './theme.ts'
import { themedColors } from './theme.ts'

/** Colours of a scheme that are known; the others are to be found. */
export type KnownColors = Readonly<Partial<Record<ThemedColor, string>>>

/** Whole tokens, the colours that were found for them, and those that had to move so that every pair passes. */
export interface Completed {
  readonly tokens: AllTokens
  readonly derived: readonly { readonly token: ThemedColor; readonly scheme: Scheme }[]
  readonly changes: readonly ColorChange[]
}

/**
 * Makes whole tokens of the colours of one scheme or of both: what is missing comes from the other scheme, else from a
 * colour of the same part, else from the hue of what is there. Every pair passes in the end.
 * @param base - the tokens that are no colours, and the colours where nothing at all is known.
 */
export function completeTokens(known: Readonly<Record<Scheme, KnownColors>>, base: AllTokens): Completed {
  const derived: { token: ThemedColor; scheme: Scheme }[] = []
  let tokens = resolveTokens({ tokens: base })
  for (const scheme of ['light', 'dark'] as const) {
    const [here, there] = [known[scheme], known[scheme === 'light' ? 'dark' : 'light']]
    for (const token of themedColors) {
      const given = here[token]
      const found = given ?? derive(token, scheme, { here, there })
      if (found === undefined) continue
      if (given === undefined) derived.push({ token, scheme })
      tokens = withColor(tokens, token, scheme, found)
    }
  }
  const light = settleContrast(tokens, 'light')
  const dark = settleContrast(light.tokens, 'dark')
  // What was found and then moved was never anybody's colour.
  const changes = [...light.changes, ...dark.changes].filter(({ token, scheme }) => known[scheme][token] !== undefined)
  return { tokens: dark.tokens, derived, changes }
}

/** Colours that can stand in for one that is missing, the nearest in meaning first. */
const kin: Readonly<Partial<Record<ThemedColor, readonly ThemedColor[]>>> = {
  'color.paper': ['color.sheet'],
  'color.sheet': ['color.paper'],
  'color.mark': ['color.action'],
  'color.on-mark': ['color.on-action'],
  'color.action': ['color.mark'],
  'color.on-action': ['color.on-mark'],
}

/** Colours whose hue tints what is missing, by what it is: words after words, surfaces after surfaces. */
function tints(token: ThemedColor): readonly ThemedColor[] {
  const isWords = token === 'color.text' || token === 'color.quiet' || token === 'color.faint'
  return isWords ? ['color.text', 'color.action', 'color.sheet'] : ['color.action', 'color.sheet', 'color.text']
}

function derive(
  token: ThemedColor,
  scheme: Scheme,
  { here, there }: { readonly here: KnownColors; readonly there: KnownColors },
): string | undefined {
  const kinHere = kin[token]?.map((of) => here[of]).find((hex) => hex !== undefined)
  if (kinHere !== undefined && there[token] === undefined) return kinHere
  const other = there[token]
  if (other !== undefined) return inScheme(other, token, scheme)
  const all = { ...there, ...here }
  const hue = tints(token)
    .map((of) => all[of])
    .find((hex) => hex?.startsWith('#'))
  return hue === undefined ? undefined : tinted(hue, token, scheme)
}

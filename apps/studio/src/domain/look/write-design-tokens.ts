import type { Look } from '@letterslot/core'
import { isTokenName, lookTokens } from '@letterslot/core/look'
import { isMeasurable } from './measure-contrast.ts'
import { resolveTokens } from './resolve-tokens.ts'

/** The key under which a file of design tokens keeps what its format has no type for. */
export const extensionKey = 'io.letterslot.look'

/** A group of design tokens: its type, and its tokens or groups by name. */
interface TokenGroup {
  [name: string]: string | TokenGroup | { readonly $value: unknown }
}

/**
 * Writes a look's tokens as a file of design tokens, every one of them: colours in the groups `color.light` and
 * `color.dark`; words, and what is the page's own, as an extension. Pictures, fonts and style sheet stay behind.
 * @see Design Tokens Format Module 2025.10, Design Tokens Community Group
 */
export function writeDesignTokens(look: Look | undefined): string {
  const light: TokenGroup = {}
  const dark: TokenGroup = {}
  const groups = {
    color: { $type: 'color', light, dark },
    font: group('fontFamily'),
    radius: group('dimension'),
    size: group('dimension'),
    weight: group('fontWeight'),
  }
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(resolveTokens(look))) {
    if (!isTokenName(name)) continue
    const [first = '', last = ''] = name.split('.')
    const { kind } = lookTokens[name]
    if (Array.isArray(value) && value.every(isMeasurable)) {
      light[last] = { $value: colorValue(value[0]) }
      dark[last] = { $value: colorValue(value[1]) }
    } else if (kind === 'font' && value !== 'inherit') groups.font[last] = { $value: familiesOf(String(value)) }
    else if (kind === 'length') groups[first === 'radius' ? first : 'size'][last] = { $value: { value, unit: 'px' } }
    else if (kind === 'weight') groups.weight[first] = { $value: value }
    else kept[name] = value
  }
  const own = { ...(look?.theme && { theme: look.theme }), ...(look?.scheme && { scheme: look.scheme }), tokens: kept }
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'The look of a form.',
    ...groups,
    $extensions: { [extensionKey]: own },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function group(type: string): TokenGroup {
  return { $type: type }
}

/** The colour value of the format: components to a hundred-thousandth, which is finer than a channel's step. */
function colorValue(hex: string): object {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5)))
  return { colorSpace: 'srgb', components, hex: hex.toLowerCase() }
}

function familiesOf(list: string): readonly string[] {
  return list.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
}

import type { LookTokenName } from '@letterslot/core'
import { isTokenName } from '@letterslot/core/look'
import { tokenOfProperty } from '@letterslot/intake/read-look'
import type { DesignToken } from './design-token-tree.ts'
import type { Scheme } from './theme.ts'

/** The token of a look that a token of a file stands for, and by how much it is preferred to others of that. */
export interface TokenTarget {
  readonly token: LookTokenName
  /** Of a colour. */
  readonly scheme: Scheme | undefined
  readonly weight: number
}

/** Groups that say where a token stands, and nothing of what it is for. */
const placeGroup =
  /^(?:\$root|colou?rs?|light|dark|default|semantic|sys|system|ref|global|theme|themes|modes?|palette|tokens?|core|font-?famil(?:y|ies)|fonts?|typography)$/

/** Finds the token that one of a file stands for: by our own layout, else by its type and its name. */
export function targetOf({ path, type }: DesignToken): TokenTarget | undefined {
  return ownTarget(path) ?? namedTarget(path, type)
}

function ownTarget(path: readonly string[]): TokenTarget | undefined {
  const [group = '', second = '', third = ''] = path
  const isColor = group === 'color' && path.length === 3 && (second === 'light' || second === 'dark')
  const name = isColor ? `color.${third}` : group === 'weight' ? `${second}.weight` : path.join('.')
  const isOwn = isColor || (path.length === 2 && /^(?:font|radius|size|weight)$/.test(group))
  return isOwn && isTokenName(name) ? { token: name, scheme: isColor ? second : undefined, weight: 1_000 } : undefined
}

function namedTarget(path: readonly string[], type: string | undefined): TokenTarget | undefined {
  const words = path.map((word) => word.toLowerCase().replaceAll(/[\s_]+/g, '-'))
  const names = words.filter((word) => !placeGroup.test(word))
  const prefix = type === 'fontFamily' ? '--font-' : '--'
  const wanted = type === 'fontFamily' ? 'font.' : type === 'dimension' ? 'radius.' : type === 'color' ? 'color.' : ' '
  const spelled = [names.join('-'), names.slice(-2).join('-'), names.at(-1) ?? '']
  for (const [index, name] of spelled.entries()) {
    const found = tokenOfProperty(prefix + name.replace(/^-+|-+$/g, '').slice(0, 100))
    if (!found?.token.startsWith(wanted)) continue
    const scheme = words.includes('dark') ? 'dark' : 'light'
    return { token: found.token, scheme: type === 'color' ? scheme : undefined, weight: found.weight - 5 * index }
  }
  return undefined
}

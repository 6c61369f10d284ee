import { isRecord, type LookTokenName, type LookTokens } from '@letterslot/core'
import { isTokenName, isTokenValue, lookTokens } from '@letterslot/core/look'
import { tokenOfProperty } from '@letterslot/intake/read-look'
import { type Completed, completeTokens } from './complete-tokens.ts'
import { type DesignToken, type LeftToken, readTokenTree } from './design-token-tree.ts'
import { readTokenColor, readTokenFamilies, readTokenPixels, readTokenWeight } from './design-token-value.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { type Scheme, themedColors } from './theme.ts'
import { isThemeId } from './themes.ts'
import { extensionKey } from './write-design-tokens.ts'

/** UTF-16 code units of a file of design tokens; those of large design systems have some hundred thousand. */
export const maxTokenFileCharacters = 1_000_000

/** A token of the file that came into the look. */
export interface TakenToken {
  readonly token: LookTokenName
  /** Of a colour. */
  readonly scheme: Scheme | undefined
  readonly path: string
}

/** The reading of a file of design tokens. */
export type DesignTokensReading =
  | { readonly status: 'too-large'; readonly characters: number }
  /** Not JSON; `message` is the parser's. */
  | { readonly status: 'not-json'; readonly message: string }
  /** JSON without a token that a look has. */
  | { readonly status: 'nothing'; readonly left: readonly LeftToken[] }
  | ({
      readonly status: 'read'
      readonly theme: string | undefined
      readonly scheme: Scheme | undefined
      readonly taken: readonly TakenToken[]
      readonly left: readonly LeftToken[]
    } & Completed)

/** Reads a file of design tokens: ours gives back what was written, another gives what its names let one understand. */
export function readDesignTokens(text: string): DesignTokensReading {
  if (text.length > maxTokenFileCharacters) return { status: 'too-large', characters: text.length }
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    return { status: 'not-json', message: error instanceof Error ? error.message : String(error) }
  }
  const tree = readTokenTree(file)
  const chosen = chooseTokens(tree.tokens)
  const { theme, scheme, tokens: kept } = ownExtension(file)
  const taken = chosen.values.map(({ token, scheme: of, path }) => ({ token, scheme: of, path }))
  const left = [...tree.left, ...chosen.left].slice(0, 200)
  if (taken.length === 0 && Object.keys(kept).length === 0) return { status: 'nothing', left }
  return { status: 'read', theme, scheme, taken, left, ...assemble(chosen.values, kept) }
}

interface Chosen extends TakenToken {
  readonly value: string | number
  readonly weight: number
}

/** Takes for each token of a look the one that stands for it best; of equals the first. */
function chooseTokens(tokens: readonly DesignToken[]): { values: readonly Chosen[]; left: readonly LeftToken[] } {
  const best = new Map<string, Chosen>()
  const left: LeftToken[] = []
  for (const found of tokens) {
    const [target, path] = [targetOf(found), found.path.join('.').slice(0, 200)]
    const value = target && readTokenValue(target.token, found.value)
    if (!target || value === undefined) {
      left.push({ path, reason: target ? 'value' : 'unknown' })
      continue
    }
    const key = `${target.token} ${target.scheme}`
    const before = best.get(key)
    const isBetter = !before || before.weight < target.weight
    if (isBetter) best.set(key, { ...target, path, value })
    const outranked = isBetter ? before?.path : path
    if (outranked !== undefined) left.push({ path: outranked, reason: 'outranked' })
  }
  return { values: [...best.values()], left }
}

/** A value as a look has it; undefined for one that it cannot hold. */
function readTokenValue(name: LookTokenName, value: unknown): string | number | undefined {
  const { kind } = lookTokens[name]
  const read = {
    color: readTokenColor,
    font: readTokenFamilies,
    length: readTokenPixels,
    weight: readTokenWeight,
    word: () => undefined,
  }[kind](value)
  if (read === undefined || kind === 'color') return read
  return isTokenValue(name, read) ? read : undefined
}

/** The extension of a file of our own: what the format has no type for. */
function ownExtension(file: unknown): { theme: string | undefined; scheme: Scheme | undefined; tokens: LookTokens } {
  const extensions = isRecord(file) ? file['$extensions'] : undefined
  const own = isRecord(extensions) ? extensions[extensionKey] : undefined
  const { theme, scheme, tokens } = isRecord(own) ? own : {}
  const held = Object.entries(isRecord(tokens) ? tokens : {}).filter(
    ([name, value]) => isTokenName(name) && isTokenValue(name, value),
  )
  return {
    theme: typeof theme === 'string' && isThemeId(theme) ? theme : undefined,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    tokens: Object.fromEntries(held),
  }
}

/** Whole tokens of those that were found: as they are where every colour is there, else completed so that every pair passes. */
function assemble(values: readonly Chosen[], kept: LookTokens): Completed {
  const plain = values.filter(({ scheme }) => scheme === undefined).map(({ token, value }) => [token, value])
  const colorsOf = (of: Scheme): Readonly<Record<string, string>> => {
    const pairs = Object.entries(kept).flatMap(([name, pair]) =>
      Array.isArray(pair) ? [[name, String(pair[of === 'light' ? 0 : 1])]] : [],
    )
    const read = values.filter(({ scheme }) => scheme === of).map(({ token, value }) => [token, String(value)])
    return Object.fromEntries([...pairs, ...read])
  }
  const [light, dark] = [colorsOf('light'), colorsOf('dark')]
  const both = Object.entries(light).flatMap(([name, color]) => {
    const other = dark[name]
    return other === undefined ? [] : [[name, [color, other]]]
  })
  const base = resolveTokens({ tokens: { ...kept, ...Object.fromEntries([...plain, ...both]) } })
  const isWhole = themedColors.every((name) => light[name] !== undefined && dark[name] !== undefined)
  return isWhole ? { tokens: base, derived: [], changes: [] } : completeTokens({ light, dark }, base)
}

/** The token of a look that a token of a file stands for, and by how much it is preferred to others of that. */
interface TokenTarget {
  readonly token: LookTokenName
  /** Of a colour. */
  readonly scheme: Scheme | undefined
  readonly weight: number
}

/** Groups that say where a token stands, and nothing of what it is for. */
const placeGroup =
  /^(?:\$root|colou?rs?|light|dark|default|semantic|sys|system|ref|global|theme|themes|modes?|palette|tokens?|core|font-?famil(?:y|ies)|fonts?|typography)$/

/** Finds the token that one of a file stands for: by our own layout, else by its type and its name. */
function targetOf({ path, type }: DesignToken): TokenTarget | undefined {
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

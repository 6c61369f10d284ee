import { isRecord } from '@letterslot/core'

/** A token of a file of design tokens, its references followed. */
export interface DesignToken {
  /** Names of its groups and its own. */
  readonly path: readonly string[]
  /** Its own, or that of the nearest group; undefined where none says one. */
  readonly type: string | undefined
  readonly value: unknown
}

/** The reason why a token was left out: no look has a place for it (`unknown`), or another one fits better (`outranked`). */
export type LeftReason = 'too-many' | 'too-deep' | 'reference' | 'value' | 'unknown' | 'outranked'

/** A token that was not taken. */
export interface LeftToken {
  readonly path: string
  readonly reason: LeftReason
}

/** The tokens of a file, and those that could not be followed. */
export interface DesignTokenTree {
  readonly tokens: readonly DesignToken[]
  readonly left: readonly LeftToken[]
}

/** Tokens of one file; design systems have some hundred. */
const maxTokens = 5_000
/** Groups within each other. */
const maxGroups = 32
/** References from one to the next; also ends those that go in a circle. */
const maxReferences = 16

/** Gathers the tokens of a file: each takes the type of its group, and the value of what it refers to. */
export function readTokenTree(file: unknown): DesignTokenTree {
  const byPath = new Map<string, DesignToken>()
  const left: LeftToken[] = []
  const open = [{ node: file, path: [] as readonly string[], type: undefined as string | undefined }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, path } = next
    if (!isRecord(node)) continue
    const type = typeof node['$type'] === 'string' ? node['$type'] : next.type
    const name = path.join('.').slice(0, 200)
    if ('$value' in node || '$ref' in node) {
      if (byPath.size < maxTokens) byPath.set(name, { path, type, value: node['$value'] ?? node })
      else left.push({ path: name, reason: 'too-many' })
    } else if (path.length >= maxGroups) left.push({ path: name, reason: 'too-deep' })
    else {
      const groups = Object.entries(node).filter(([key]) => key === '$root' || !key.startsWith('$'))
      open.push(...groups.map(([key, inner]) => ({ node: inner, path: [...path, key], type })).reverse())
    }
    // The first ones say enough; a hostile file has millions.
    if (left.length > 100) break
  }
  const tokens = [...byPath].flatMap(([name, token]) => {
    const followed = follow(token, byPath)
    if (!followed) left.push({ path: name, reason: 'reference' })
    return followed ? [followed] : []
  })
  return { tokens, left }
}

function follow(token: DesignToken, byPath: ReadonlyMap<string, DesignToken>): DesignToken | undefined {
  let { type, value } = token
  for (let count = 0; count <= maxReferences; count += 1) {
    const name = referenceIn(value)
    if (name === undefined) return { ...token, type, value }
    const target = byPath.get(name)
    if (!target) return undefined
    ;({ value } = target)
    type = token.type ?? target.type
  }
  return undefined
}

/** The path that a value refers to: `{color.brand}`, or a JSON Pointer as `{ "$ref": "#/color/brand/$value" }`. */
function referenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]
  const pointer = isRecord(value) ? value['$ref'] : undefined
  return typeof pointer === 'string'
    ? pointer
        .replace(/^#\//, '')
        .replace(/\/\$value$/, '')
        .replaceAll('/', '.')
    : undefined
}

import type { Result } from '@letterslot/core'

/** Reads one origin as a browser writes it in its `Origin` header; a trailing slash is forgiven. */
export function parseOrigin(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const plain = url !== undefined && (url.protocol === 'https:' || url.protocol === 'http:')
  if (!plain || `${url.origin}/` !== url.href) {
    return { ok: false, error: `${JSON.stringify(text)} is not an origin such as https://example.org` }
  }
  return { ok: true, value: url.origin }
}

/** Reads a comma-separated list of origins; `null` stands for sandboxed frames and pages opened from a file. */
export function parseOriginList(text: string): Result<readonly string[], string> {
  const origins: string[] = []
  for (const item of text.split(',').map((part) => part.trim())) {
    if (item === '') continue
    const origin = item === 'null' ? { ok: true as const, value: item } : parseOrigin(item)
    if (!origin.ok) return origin
    origins.push(origin.value)
  }
  return { ok: true, value: [...new Set(origins)] }
}

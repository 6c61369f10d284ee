import { defaultMaxParamsBytes } from './limits.ts'
import { refuse } from './refuse.ts'

/**
 * Refuses parameters that are too large together, naming the largest. Files do not count, nor do data URLs, which a template
 * may take as attachments: they have limits of their own.
 * @param limitBytes - UTF-8 bytes of all values.
 * @throws {SendError} `too-large`, with the status of the provider's own answer.
 */
export function requireSize(
  params: Iterable<readonly [string, unknown]>,
  limitBytes: number = defaultMaxParamsBytes,
): void {
  let total = 0
  let largest = { name: '', bytes: 0 }
  for (const [name, value] of params) {
    const bytes = byteLength(value)
    total += bytes
    if (bytes > largest.bytes) largest = { name, bytes }
  }
  if (total <= limitBytes) return
  const text = `The parameters have ${total} bytes, ${largest.bytes} of them in ${largest.name}; the limit is ${limitBytes}`
  refuse('too-large', text, { status: 413, field: largest.name, sizeBytes: total, limitBytes })
}

function byteLength(value: unknown): number {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.startsWith('data:') ? 0 : new TextEncoder().encode(text).length
}

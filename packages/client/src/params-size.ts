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
  let sizeBytes = 0
  let largest = 0
  let field = ''
  for (const [name, value] of params) {
    const text = typeof value === 'string' ? value : `${JSON.stringify(value)}`
    const bytes = text.startsWith('data:') ? 0 : new Blob([text]).size
    sizeBytes += bytes
    if (bytes > largest) {
      largest = bytes
      field = name
    }
  }
  if (sizeBytes > limitBytes)
    refuse('too-large', `${field} is too large: ${sizeBytes} of ${limitBytes} bytes`, {
      status: 413,
      field,
      sizeBytes,
      limitBytes,
    })
}

import { defaultMaxParamsBytes } from './limits.ts'
import { throwSendError } from './send-error.ts'

/** A data URL as `FileReader` and `toDataURL` write it; any other text that begins with `data:` is a text. */
const dataUrl = /^data:[^,]{0,400};base64,[A-Za-z0-9+/]*={0,2}$/i

/**
 * Refuses parameters that are too large together, naming the largest. Files do not count, nor do data URLs in base64, which a
 * template may take as attachments: they have limits of their own.
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
    const bytes = dataUrl.test(text) ? 0 : new TextEncoder().encode(text).length
    sizeBytes += bytes
    if (bytes > largest) {
      largest = bytes
      field = name
    }
  }
  if (sizeBytes > limitBytes)
    throwSendError('too-large', `${field} is too large: ${sizeBytes} of ${limitBytes} bytes`, {
      status: 413,
      field,
      sizeBytes,
      limitBytes,
    })
}

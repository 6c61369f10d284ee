import { defaultMaxParamsBytes } from './limits.ts'
import { throwSendError } from './send-error.ts'

/**
 * Writes the body of a JSON request, its keys in the SDK's order.
 * @throws {SendError} `bad-arguments` for parameters that are no plain object, or that JSON cannot write.
 */
export function paramsBody(publicKey: unknown, serviceId: string, templateId: string, params: unknown): string {
  try {
    if ({}.toString.call(params ?? {}) !== '[object Object]') throw new TypeError()
    return JSON.stringify({
      lib_version: libVersion,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    })
  } catch (cause) {
    const text = 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
    return throwSendError('bad-arguments', text, { cause })
  }
}

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
    const bytes = dataUrl.test(text) ? 0 : new Blob([text]).size
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

/** Our version as the wire's `lib_version` carries it: digits and dots. Equal to package.json (a test holds them together). */
export const libVersion = '0.1.0'

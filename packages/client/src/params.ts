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

/** Our version as the wire's `lib_version` carries it: digits and dots. Equal to package.json (a test holds them together). */
export const libVersion = '0.1.0'

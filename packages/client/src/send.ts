import { requireUnblocked } from './block-list.ts'
import { requireHead } from './headless.ts'
import { requireIdentifiers } from './identifiers.ts'
import { limitRate } from './limit-rate.ts'
import { jsonTimeoutMs } from './limits.ts'
import type { SendOptions } from './options.ts'
import { requireSize } from './params-size.ts'
import { refuse } from './refuse.ts'
import { post } from './request.ts'
import type { EmailJSResponseStatus } from './response-status.ts'
import { settingsFor } from './settings.ts'
import { libVersion } from './version.ts'

/**
 * Sends a template's parameters, once.
 * @param templateParams - an object; strings for values, unless the template has sections or lists.
 * @param options - options of this call, or the public key alone.
 * @returns status and text of any 2xx: acceptance by the provider, not delivery.
 * @throws {SendError} for everything else, argument errors included.
 */
export async function send(
  serviceID: string,
  templateID: string,
  templateParams?: Readonly<Record<string, unknown>>,
  options?: SendOptions | string,
): Promise<EmailJSResponseStatus> {
  const settings = settingsFor(options)
  const { publicKey, blockList, maxParamsBytes, timeoutMs = jsonTimeoutMs, signal } = settings
  if (settings.blockHeadless) requireHead()
  requireIdentifiers(publicKey, serviceID, templateID)
  let body: string
  try {
    if ({}.toString.call(templateParams ?? {}) !== '[object Object]') throw templateParams
    body = JSON.stringify({
      lib_version: libVersion,
      user_id: publicKey,
      service_id: serviceID,
      template_id: templateID,
      template_params: templateParams,
    })
  } catch (cause) {
    const text = 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
    return refuse('bad-arguments', text, { cause })
  }
  const params = templateParams ?? {}
  requireUnblocked(blockList, (name) => params[name])
  requireSize(Object.entries(params), maxParamsBytes)
  return limitRate(settings.limitRate, settings.storageProvider, () =>
    post(
      `${settings.origin}/api/v1.0/email/send`,
      { timeoutMs, signal },
      { body, headers: { 'Content-type': 'application/json' } },
    ),
  )
}

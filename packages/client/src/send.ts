import { requireIdentifiers } from './connection.ts'
import { guardsFor, rejectHeadless } from './guards-for.ts'
import { jsonTimeoutMs } from './limits.ts'
import type { SendOptions } from './options.ts'
import { paramsBody, requireSize } from './params.ts'
import { post } from './post.ts'
import type { EmailJSResponseStatus } from './response-status.ts'
import { settingsFor } from './settings.ts'

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
  const settings = settingsFor(options, jsonTimeoutMs)
  const { publicKey, blockHeadless, maxParamsBytes } = settings
  if (blockHeadless) rejectHeadless()
  requireIdentifiers(publicKey, serviceID, templateID)
  const body = paramsBody(publicKey, serviceID, templateID, templateParams)
  // What is sent was read before this wait: the caller may reset the form meanwhile.
  const guards = await guardsFor(settings)
  guards?.requireUnblocked((name) => templateParams?.[name])
  requireSize(Object.entries(templateParams ?? {}), maxParamsBytes)
  const work = (): Promise<EmailJSResponseStatus> => post(settings, 'send', body)
  return guards ? guards.inTurn(work) : work()
}

import { requireIdentifiers } from './connection.ts'
import type { Guards } from './guards.ts'
import { formTimeoutMs, jsonTimeoutMs } from './limits.ts'
import type { SendOptions } from './options.ts'
import { libVersion, paramsBody } from './params.ts'
import { post } from './post.ts'
import { requireSize } from './require-size.ts'
import type { EmailJSResponseStatus } from './response-status.ts'
import { throwSendError } from './send-error.ts'
import { type CallSettings, settingsFor } from './settings.ts'

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

/**
 * Sends a form's fields, once: what the browser itself would send, files included, then the identifiers.
 * @param form - the element, or a CSS selector for it.
 * @param options - options of this call, or the public key alone.
 * @returns status and text of any 2xx: acceptance by the provider, not delivery.
 * @throws {SendError} for everything else, argument errors included.
 */
export async function sendForm(
  serviceID: string,
  templateID: string,
  form: string | HTMLFormElement,
  options?: SendOptions | string,
): Promise<EmailJSResponseStatus> {
  const settings = settingsFor(options, formTimeoutMs)
  const { publicKey = '', blockHeadless, maxParamsBytes } = settings
  if (blockHeadless) rejectHeadless()
  requireIdentifiers(publicKey, serviceID, templateID)
  const body = readFormData(form)
  // What is sent was read before this wait: the caller may reset the form meanwhile.
  const guards = await guardsFor(settings)
  guards?.requireUnblocked((name) => body.get(name))
  requireSize(body, maxParamsBytes)
  // Appended, as the SDK does: a form's own field of such a name is sent too, and the last one counts.
  body.append('lib_version', libVersion)
  body.append('service_id', serviceID)
  body.append('template_id', templateID)
  body.append('user_id', publicKey)
  const work = (): Promise<EmailJSResponseStatus> => post(settings, 'send-form', body)
  return guards ? guards.inTurn(work) : work()
}

const notAForm = 'The 3rd parameter is expected to be the HTML form element or the style selector of the form'

function readFormData(form: string | HTMLFormElement): FormData {
  try {
    const element = typeof form === 'string' ? document.querySelector<HTMLFormElement>(form) : form
    // FormData itself is the judge of what a form is: a field named nodeName cannot deceive it, nor another frame's form.
    if (element) return new FormData(element)
  } catch (cause) {
    throwSendError('bad-arguments', notAForm, { cause })
  }
  return throwSendError('bad-arguments', notAForm)
}

/**
 * The guards of one call: `blockList` and `limitRate`. Their code is loaded only where one is set, as most
 * sites set none. Where it cannot be loaded nothing is refused: a message outranks its guards.
 */
async function guardsFor(settings: CallSettings): Promise<Guards | undefined> {
  const { throttle } = settings.limitRate
  if (!settings.blockList.list && !throttle && !Number.isNaN(throttle)) return
  const module = await import('./guards.ts').catch(() => undefined)
  return module?.createGuards(settings, throwSendError)
}

/**
 * Refuses to send from a browser that a program drives.
 * @throws {SendError} `headless`, with the SDK's own status and text.
 */
function rejectHeadless(): void {
  if (navigator.webdriver || !navigator.languages?.length)
    throwSendError('headless', 'Unavailable For Headless Browser', { status: 451 })
}

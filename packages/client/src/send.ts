import type { Answer } from './answer.ts'
import { requireIdentifiers } from './connection.ts'
import { limitRate, requireUnblocked } from './guards.ts'
import { formTimeoutMs, jsonTimeoutMs } from './limits.ts'
import type { SendOptions } from './options.ts'
import { libVersion, paramsBody } from './params.ts'
import { post } from './post.ts'
import { requireSize } from './require-size.ts'
import { EmailJSResponseStatus } from './response-status.ts'
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
  const { publicKey, blockHeadless, blockList, maxParamsBytes } = settings
  if (blockHeadless) rejectHeadless()
  requireIdentifiers(publicKey, serviceID, templateID)
  const body = paramsBody(publicKey, serviceID, templateID, templateParams)
  requireUnblocked(blockList, (name) => templateParams?.[name])
  requireSize(Object.entries(templateParams ?? {}), maxParamsBytes)
  return answerLikeSdk(settings, () => post(settings, 'send', body))
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
  const { publicKey = '', blockHeadless, blockList, maxParamsBytes } = settings
  if (blockHeadless) rejectHeadless()
  requireIdentifiers(publicKey, serviceID, templateID)
  const body = readFormData(form)
  requireUnblocked(blockList, (name) => body.get(name))
  requireSize(body, maxParamsBytes)
  // Appended, as the SDK does: a form's own field of such a name is sent too, and the last one counts.
  body.append('lib_version', libVersion)
  body.append('service_id', serviceID)
  body.append('template_id', templateID)
  body.append('user_id', publicKey)
  return answerLikeSdk(settings, () => post(settings, 'send-form', body))
}

/** Posts within the rate limit, and answers as the SDK does. */
async function answerLikeSdk(settings: CallSettings, work: () => Promise<Answer>): Promise<EmailJSResponseStatus> {
  const { status, text } = await limitRate(settings, work)
  return new EmailJSResponseStatus(status, text)
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
 * Refuses to send from a browser that a program drives.
 * @throws {SendError} `headless`, with the SDK's own status and text.
 */
function rejectHeadless(): void {
  if (navigator.webdriver || !navigator.languages?.length)
    throwSendError('headless', 'Unavailable For Headless Browser', { status: 451 })
}

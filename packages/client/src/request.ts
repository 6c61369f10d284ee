import type { Connection } from './connection.ts'
import { requireIdentifiers } from './connection.ts'
import { jsonTimeoutMs } from './limits.ts'
import type { RequestOptions } from './options.ts'
import { paramsBody, requireSize } from './params.ts'
import { post } from './post.ts'
import type { EmailJSResponseStatus } from './response-status.ts'

export { maxFiles, type UnfitFile, unfitFile } from './file-limits.ts'
export type { RequestOptions } from './options.ts'
export { FileUnreadableError, readFiles } from './read-files.ts'
export { type RequestFile, requestForm } from './request-form.ts'

/**
 * Sends parameters through a connection, once: `send` without the SDK's global and legacy options, for a first load that
 * counts bytes. The wire and the errors are the same.
 * @returns status and text of any 2xx.
 * @throws {SendError} for everything else.
 */
export async function request(
  { origin, publicKey, serviceId, templateId }: Connection,
  params: Readonly<Record<string, string>>,
  { timeoutMs = jsonTimeoutMs, maxParamsBytes, signal }: RequestOptions = {},
): Promise<EmailJSResponseStatus> {
  requireIdentifiers(publicKey, serviceId, templateId)
  const body = paramsBody(publicKey, serviceId, templateId, params)
  requireSize(Object.entries(params), maxParamsBytes)
  return post({ origin, timeoutMs, signal }, 'send', body)
}

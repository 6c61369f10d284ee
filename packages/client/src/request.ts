import type { Connection } from './connection.ts'
import { requireIdentifiers } from './identifiers.ts'
import { jsonTimeoutMs } from './limits.ts'
import { paramsBody } from './params-body.ts'
import { requireSize } from './params-size.ts'
import { post } from './post.ts'
import type { EmailJSResponseStatus } from './response-status.ts'

export { maxFiles, type UnfitFile, unfitFile } from './file-limits.ts'
export { FileUnreadableError } from './file-unreadable-error.ts'
export { readFiles } from './read-files.ts'
export { type RequestFile, requestForm } from './request-form.ts'

/** When one request ends by itself. */
export interface RequestOptions {
  /** How long to wait for the whole answer, in ms. Default: 30,000. */
  readonly timeoutMs?: number
  /** Bytes that all parameters together may have. Default: 51,200. */
  readonly maxParamsBytes?: number | undefined
  readonly signal?: AbortSignal | undefined
}

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

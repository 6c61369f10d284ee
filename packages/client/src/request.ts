import type { Answer } from './answer.ts'
import type { Connection } from './connection.ts'
import { requireIdentifiers } from './connection.ts'
import { type RequestFile, requireFilesFit } from './files.ts'
import { formTimeoutMs, jsonTimeoutMs } from './limits.ts'
import { libVersion, paramsBody } from './params.ts'
import { post } from './post.ts'
import { requireSize } from './require-size.ts'

export { FileUnreadableError, maxFiles, type RequestFile, readFiles, type UnfitFile, unfitFile } from './files.ts'

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
): Promise<Answer> {
  requireIdentifiers(publicKey, serviceId, templateId)
  const body = paramsBody(publicKey, serviceId, templateId, params)
  requireSize(Object.entries(params), maxParamsBytes)
  return post({ origin, timeoutMs, signal }, 'send', body)
}

/**
 * Sends parameters and files through a connection, once, as a form that a browser posts: parameters, files, identifiers.
 * @param options - `timeoutMs` is 120,000 by default: files take their time.
 * @returns status and text of any 2xx.
 * @throws {SendError} for everything else; `too-large` names the parameter and, where it is one, the file.
 */
export async function requestForm(
  { origin, publicKey, serviceId, templateId, maxFilesBytes }: Connection,
  params: Readonly<Record<string, string>>,
  files: readonly RequestFile[],
  { timeoutMs = formTimeoutMs, maxParamsBytes, signal }: RequestOptions = {},
): Promise<Answer> {
  requireIdentifiers(publicKey, serviceId, templateId)
  requireSize(Object.entries(params), maxParamsBytes)
  requireFilesFit(files, origin, maxFilesBytes)
  const body = new FormData()
  for (const [name, value] of Object.entries(params)) body.append(name, value)
  for (const { name, file } of files) body.append(name, file)
  // Last, as the SDK has them: of a name that is there twice the last one counts.
  const identifiers = { lib_version: libVersion, service_id: serviceId, template_id: templateId, user_id: publicKey }
  for (const [name, value] of Object.entries(identifiers)) body.append(name, value)
  return post({ origin, timeoutMs, signal }, 'send-form', body)
}

/** Limits of one request, and the signal that ends it. */
export interface RequestOptions {
  /** The wait for the whole answer, in ms. Default: 30,000. */
  readonly timeoutMs?: number
  /** Bytes that all parameters together may have. Default: 51,200. */
  readonly maxParamsBytes?: number | undefined
  readonly signal?: AbortSignal | undefined
}

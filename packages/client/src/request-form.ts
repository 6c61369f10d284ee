import type { Connection } from './connection.ts'
import { requireIdentifiers } from './connection.ts'
import { requireFilesFit } from './file-limits.ts'
import { formTimeoutMs } from './limits.ts'
import type { RequestOptions } from './options.ts'
import { requireSize } from './params.ts'
import { post } from './post.ts'
import type { EmailJSResponseStatus } from './response-status.ts'
import { libVersion } from './version.ts'

/** A file and the parameter that it is sent under: the provider's slot of that name attaches it. */
export interface RequestFile {
  readonly name: string
  readonly file: File
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
): Promise<EmailJSResponseStatus> {
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

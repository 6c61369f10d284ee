import { request } from '../request.ts'
import { requestForm } from '../request-form.ts'
import type { Answer, Outgoing } from './outbox.ts'

/** An attempt as the wire takes it. */
export type WireOutgoing = Omit<Outgoing, 'entry'>

/** Sends an attempt over the provider's wire: as JSON, or as a form where there are files. */
export function wireSend(
  { connection, params, files }: WireOutgoing,
  options: { readonly signal: AbortSignal },
): Promise<Answer> {
  return files.length > 0 ? requestForm(connection, params, files, options) : request(connection, params, options)
}

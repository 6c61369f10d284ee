import { request } from '../request.ts'
import { requestForm } from '../request-form.ts'
import type { Send } from './outbox.ts'

/** Sends an attempt over the provider's wire: as JSON, or as a form where there are files. */
export const wireSend: Send = ({ connection, params, files }, options) =>
  files.length > 0 ? requestForm(connection, params, files, options) : request(connection, params, options)

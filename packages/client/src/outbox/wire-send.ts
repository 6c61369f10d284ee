import { request } from '../request.ts'
import type { Send } from './outbox.ts'

/** Sends an attempt over the provider's wire. */
export const wireSend: Send = ({ connection, params }, options) => request(connection, params, options)

import { send } from '@letterslot/client'
import type { Delivery } from '@letterslot/core'

/** The answer of a provider. Accepted is what has a 2xx status and the text `OK`. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** Sends the parameters of one attempt. Rejects with the client's `SendError`, whose code says what comes next. */
export type Transport = (
  params: Readonly<Record<string, string>>,
  options: { readonly signal: AbortSignal },
) => Promise<Answer>

/**
 * The transport of every form that brings no other: the provider's client. A form that is not connected has no
 * identifiers, which the client refuses before it asks anything of anybody.
 */
export function clientTransport(delivery: Delivery | undefined): Transport {
  const { origin, publicKey, serviceId = '', templateId = '' } = delivery ?? {}
  return (params, { signal }) => send(serviceId, templateId, params, { origin, publicKey, signal })
}

import type { Answer } from '@letterslot/client/outbox'

/** Sends the parameters of one attempt. Rejects with the client's `SendError`, whose code says what comes next. */
export type Transport = (
  params: Readonly<Record<string, string>>,
  options: { readonly signal: AbortSignal },
) => Promise<Answer>

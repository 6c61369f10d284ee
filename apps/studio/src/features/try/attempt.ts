import { readAnswer } from '@letterslot/client'
import type { Transport } from '@letterslot/react'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import type { Carrier } from '../../sending/carrier.ts'
import { type ProviderAnswer, type Rejection, readRejection } from '../../sending/provider-answer.ts'

/** The parameters of one attempt. */
export type Params = Readonly<Record<string, string>>

/** What the last attempt has come to on the maker's side. */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly params: Params }
  | { readonly status: 'refused'; readonly params: Params; readonly answer: Rejection }
  | { readonly status: 'unclear'; readonly params: Params; readonly answer: ProviderAnswer }
  /** Accepted by a provider whose mailboxes the studio cannot see. */
  | { readonly status: 'accepted'; readonly params: Params; readonly answer: ProviderAnswer }
  | { readonly status: 'arriving'; readonly params: Params; readonly answer: ProviderAnswer }
  /** Not in the inbox in time. */
  | { readonly status: 'late'; readonly params: Params; readonly answer: ProviderAnswer }
  /** The inbox cannot be looked into. */
  | { readonly status: 'unseen'; readonly params: Params; readonly answer: ProviderAnswer }
  | { readonly status: 'arrived'; readonly params: Params; readonly answer: ProviderAnswer; readonly mail: ArrivedMail }

/**
 * Lets the maker watch a transport: the visitor's side goes on exactly as without it.
 * @param onAttempt - hears each state that an attempt comes to.
 * @param signal - ends the wait for the mail, when the page is left.
 */
export function watchTransport(
  transport: Transport,
  arrival: Carrier['arrival'],
  onAttempt: (attempt: Attempt) => void,
  signal: AbortSignal,
): Transport {
  const follow = async (params: Params, answer: ProviderAnswer): Promise<void> => {
    if (!arrival) return onAttempt({ status: 'accepted', params, answer })
    onAttempt({ status: 'arriving', params, answer })
    let next: Attempt
    try {
      const mail = await arrival(params['letterslot_id'] ?? '', signal)
      next = mail ? { status: 'arrived', params, answer, mail } : { status: 'late', params, answer }
    } catch {
      next = { status: 'unseen', params, answer }
    }
    if (!signal.aborted) onAttempt(next)
  }
  return async (params, options) => {
    onAttempt({ status: 'sending', params })
    try {
      const { status, text } = await transport(params, options)
      const answer = { httpStatus: status, text }
      if (readAnswer(status, text) === 'unclear-answer') onAttempt({ status: 'unclear', params, answer })
      else void follow(params, answer)
      return { status, text }
    } catch (error) {
      onAttempt({ status: 'refused', params, answer: readRejection(error) })
      throw error
    }
  }
}

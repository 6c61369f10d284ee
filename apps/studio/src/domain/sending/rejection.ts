import { SendError, type SendErrorCode } from '@letterslot/client'

/** A provider's answer, verbatim. */
export interface ProviderAnswer {
  /** 0 when nobody answered. */
  readonly httpStatus: number
  readonly text: string
}

/** Why a message was not accepted. */
export interface Rejection extends ProviderAnswer {
  /** `unknown` for what is none of the client's rejections. */
  readonly code: SendErrorCode | 'unknown'
  /** True if it may have been taken all the same: an answer that was lost, say. */
  readonly maybeSent: boolean
}

/** Reads what a transport was rejected with. What is not the client's own may have happened at any moment. */
export function rejectionOf(error: unknown): Rejection {
  if (error instanceof SendError) {
    const { code, status, text, sent } = error
    return { code, httpStatus: status, text, maybeSent: sent !== 'no' }
  }
  const text = error instanceof Error ? error.message : String(error)
  return { code: 'unknown', httpStatus: 0, text, maybeSent: true }
}

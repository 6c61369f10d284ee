import type { WireCode } from './answers.ts'

/** Why a submission was not taken, and, where waiting helps, how long. */
export interface Refusal {
  readonly code: WireCode
  /** Whole, at least 1. */
  readonly retryAfterSeconds?: number
}

/** A refusal as the outcome of whatever found it. */
export function refused(code: WireCode, retryAfterSeconds?: number): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) } }
}

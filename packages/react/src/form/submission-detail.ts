import type { Answer } from '@letterslot/client/outbox'

/** Sends the parameters of one attempt. Rejects with the client's `SendError`, whose code says what comes next. */
export type Transport = (
  params: Readonly<Record<string, string>>,
  options: { readonly signal: AbortSignal },
) => Promise<Answer>

/** Names one submission to the page around the form. */
export interface SubmissionDetail {
  /** `letterslot_id`. */
  readonly id: string
  /** Its short form, for people. */
  readonly reference: string
}

/** One answer, as a person reads it. */
export interface LabelledAnswer {
  readonly name: string
  /** The field's label; the parameter's name where the form has no such field any more. */
  readonly label: string
  readonly text: string
}

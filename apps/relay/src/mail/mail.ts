/** A recipient that got nothing, and why, in the server's words or ours. */
export interface Refusal {
  readonly address: string
  readonly answer: string
}

/** One mail, ready for one SMTP conversation. */
export interface Mail {
  readonly messageId: string
  /** The sender of the envelope, one plain address. */
  readonly from: string
  /** The recipients of the envelope, each one plain address, none twice. */
  readonly to: readonly string[]
  readonly source: Uint8Array
}

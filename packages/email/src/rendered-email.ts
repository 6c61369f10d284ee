/** A mail before it is composed: merge tags filled in, addresses still as text. */
export interface RenderedEmail {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  /** Empty when the template's own is empty after rendering. */
  readonly replyTo: string
  readonly fromName: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

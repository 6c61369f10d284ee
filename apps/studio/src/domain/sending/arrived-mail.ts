/** A mail that has arrived where the maker can read it in the studio. */
export interface ArrivedMail {
  readonly id: string
  /** The view of Messages that shows it. */
  readonly view: 'test-inbox' | 'practice'
  readonly subject: string
  readonly from: string
  readonly to: readonly string[]
  readonly replyTo: string
  /** The reference that the visitor has, where the mail names one. */
  readonly reference?: string
  /** RFC 3339. */
  readonly receivedAt: string
  readonly text: string
  /** The HTML part, for the frame page that shows it. */
  readonly html: string
  /** Its header fields as they came, in order; none where the mail went over no wire. */
  readonly headers?: readonly { readonly name: string; readonly value: string }[]
  /** The attachments; no list means none. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[]
}

/** A mail that has arrived where the maker can read it in the studio. */
export interface ArrivedMail {
  readonly id: string
  /** The view of Messages that shows it. */
  readonly view: 'test-inbox' | 'practice'
  readonly subject: string
  readonly from: string
  readonly to: readonly string[]
  readonly replyTo: string
  /** RFC 3339. */
  readonly receivedAt: string
  readonly text: string
  /** The HTML part, for the frame page that shows it. */
  readonly html: string
  /** What is attached; none where there is no list. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[]
}

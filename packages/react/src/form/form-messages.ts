/** A message of the form that waits from before. */
export interface OlderMessage {
  readonly id: string
  /** RFC 3339. */
  readonly writtenAt: string
}

/** A form's messages in the outbox, and the visitor's acts on them. */
export interface FormMessages {
  /** Puts what stands on the page into the outbox; where it is there and not sent yet, in its place. */
  send(): Promise<void>
  /** Tries the message that the form shows, now, as it is. */
  retryNow(): Promise<void>
  /** Takes the message that the form shows out of the outbox, and empties the form where it stands there too. */
  remove(): Promise<void>
  /** Tells if `undo` has something to bring back. */
  canUndo(): boolean
  /** Brings back what was removed last. */
  undo(): Promise<void>
  /** Shows a message of before in the form's place. */
  open(id: string): Promise<void>
  /** Goes back to the form; from a message that was sent, for another. */
  close(): void
  /** Messages of this form that are not sent and that it does not show, oldest first. The same list until it changes. */
  older(): readonly OlderMessage[]
  /** Calls back when `older` or `canUndo` changed. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /** Follows the outbox. Returns what ends it. */
  watch(): () => void
}

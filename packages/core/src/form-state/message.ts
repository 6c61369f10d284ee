/**
 * The durability of an unsent message. Each value is the name of a text too.
 * - `saved`: it outlives a power cut.
 * - `nearlySaved`: it outlives the page, but perhaps not a power cut that comes at once.
 * - `onPage`: nowhere but on the page, as whoever made the outbox wants it.
 * - `unwanted`, `noRoom`, `notAllowed`, `notSaved`: the same, since the form says so, the device has no room, the browser
 *   does not let us, or its storage failed.
 */
export type Kept = 'saved' | 'nearlySaved' | 'onPage' | 'unwanted' | 'noRoom' | 'notAllowed' | 'notSaved'

/** A file that was sent with a message. */
export interface MessageFile {
  /** The field's parameter. */
  readonly name: string
  readonly fileName: string
}

/** A message of the form, as it was when Send was pressed. */
export interface Message {
  readonly id: string
  /** Its short form, for people. */
  readonly reference: string
  /** RFC 3339. */
  readonly writtenAt: string
  /** The answers by parameter name. */
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly MessageFile[]
  readonly kept: Kept
  /** It is not what stands on the page: it was written before. */
  readonly older: boolean
}

/** True when a message outlives the page. */
export function isOnDevice(kept: Kept): boolean {
  return kept === 'saved' || kept === 'nearlySaved'
}

/** Why an attempt failed, as its answer told it. It is for the site's owner; visitors never read it. */
export interface Failure {
  /** A `SendErrorCode` of the client, or `unclear-answer`, `interrupted`, or `unknown` for what a foreign transport threw. */
  readonly code: string
  /** The answer's status; 0 where there was none. */
  readonly status: number
  /** The answer's text. It comes from outside: show it as plain text only. */
  readonly text: string
}

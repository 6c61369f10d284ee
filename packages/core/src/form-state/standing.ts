import type { Failure, Message } from './message.ts'

/** The facts of an unsent message. */
export interface Standing {
  readonly message: Message
  /** The last answer; undefined before the first. */
  readonly failure: Failure | undefined
  /** Why a person is needed: a code of the client's; undefined while it goes out by itself. */
  readonly parked: string | undefined
  /** When it is tried next, ms since 1970; undefined where nobody knows. Of a parked one: the probe. */
  readonly nextMs: number | undefined
  /** The browser's report of its network; it may be wrong, so it only chooses between two texts. */
  readonly online: boolean
  /** The browser sends even after the page is closed. */
  readonly sendsWhenClosed: boolean
}

import type { Issue } from '../model/issue.ts'
import type { Message } from './message.ts'
import type { Receipt } from './state.ts'
import type { Unsent } from './unsent.ts'

/** The events of a form as a whole; those of one field are the store's. */
export type FormEvent =
  /** Send was pressed and some answers break a rule. */
  | { readonly kind: 'problemsFound'; readonly issues: readonly Issue[] }
  /** The visitor goes on writing, and other issues remain. */
  | { readonly kind: 'problemsChanged'; readonly issues: readonly Issue[] }
  /** Send was pressed: the message goes into the outbox, and out. */
  | { readonly kind: 'sendStarted' }
  /** The code that checks, or sends, could not be fetched. */
  | { readonly kind: 'notLoaded' }
  /** That code is here, and nothing is to go out. */
  | { readonly kind: 'waitEnded' }
  /** The attempt lasts long enough to show that it does. */
  | { readonly kind: 'spinnerDue' }
  /** The attempt lasts long enough to say so; `message` once it is in the outbox. */
  | { readonly kind: 'waitedLong'; readonly message?: Message | undefined }
  /** An attempt at the message that the form shows begins, whoever began it. */
  | { readonly kind: 'tryStarted' }
  /** The message that the form follows is not sent. `asked`: the visitor waits for that word. */
  | { readonly kind: 'notSent'; readonly outcome: Unsent; readonly asked: boolean }
  /** The message that the form follows was accepted. */
  | { readonly kind: 'accepted'; readonly receipt: Receipt }
  /** The visitor wants to see a message that is not sent. */
  | { readonly kind: 'opened'; readonly outcome: Unsent }
  /** The message that the form shows was taken out of the outbox. */
  | { readonly kind: 'removed' }
  /** The visitor goes back to the form from a message of before. */
  | { readonly kind: 'left' }
  /** The visitor wants to fill the form in once more, after a message or from the start. */
  | { readonly kind: 'anotherStarted' }

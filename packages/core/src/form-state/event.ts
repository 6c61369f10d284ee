import type { Issue } from '../issue.ts'
import type { NeedsPerson, NotSent, Receipt } from './state.ts'

/** What can happen to a form as a whole. What happens to one field is the store's. */
export type FormEvent =
  /** Send was pressed and some answers break a rule. */
  | { readonly kind: 'problemsFound'; readonly issues: readonly Issue[] }
  /** The visitor goes on writing, and other issues remain. */
  | { readonly kind: 'problemsChanged'; readonly issues: readonly Issue[] }
  /** An attempt begins. */
  | { readonly kind: 'sendStarted' }
  /** The attempt lasts long enough to show that it does. */
  | { readonly kind: 'spinnerDue' }
  /** The attempt lasts long enough to say so. */
  | { readonly kind: 'waitedLong' }
  | { readonly kind: 'accepted'; readonly receipt: Receipt }
  | { readonly kind: 'failed'; readonly outcome: NotSent | NeedsPerson }
  /** The page gave the attempt up. */
  | { readonly kind: 'cancelled' }
  /** The visitor wants to fill the form in once more. */
  | { readonly kind: 'anotherStarted' }

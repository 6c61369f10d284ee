import { assertNever } from '../model/assert-never.ts'
import type { Issue } from '../model/issue.ts'
import type { Message } from './message.ts'
import type { FormState, Receipt } from './state.ts'
import type { Unsent } from './unsent.ts'

/** The first state of every form. */
export const initialState: FormState = { status: 'filling' }

/**
 * Returns a form's state after an event. An event that means nothing there leaves the very same state:
 * a second press on Send, a word of a message that the form no longer shows.
 */
export function transition(state: FormState, event: FormEvent): FormState {
  const { status } = state
  const attempting = status === 'sending' || status === 'stillSending'
  const unsent = status === 'notSent' || status === 'needsPerson'
  switch (event.kind) {
    case 'problemsFound':
      if (status === 'sent') return state
      return { status: 'problems', issues: event.issues, round: status === 'problems' ? state.round + 1 : 1 }
    case 'problemsChanged':
      if (status !== 'problems') return state
      return event.issues.length === 0 ? initialState : { ...state, issues: event.issues }
    case 'sendStarted':
      return attempting || status === 'sent' ? state : { status: 'sending', spinner: false }
    case 'notLoaded':
      return unsent || status === 'sent' || status === 'notLoaded' ? state : { status: 'notLoaded' }
    case 'waitEnded':
      return status === 'sending' || status === 'notLoaded' ? initialState : state
    case 'spinnerDue':
      return status === 'sending' ? { status, spinner: true } : state
    case 'waitedLong':
      // Said again where the message was not known yet.
      return status === 'sending' || (status === 'stillSending' && !state.message)
        ? { status: 'stillSending', message: event.message }
        : state
    case 'tryStarted':
      return unsent && !state.trying ? { ...state, trying: true } : state
    case 'notSent':
      if (attempting) return pursue(event.outcome, 1)
      return unsent ? pursue(event.outcome, isNews(state, event) ? state.round + 1 : state.round) : state
    case 'accepted':
      return attempting || unsent ? { status: 'sent', receipt: event.receipt } : state
    case 'opened':
      return attempting ? state : pursue(event.outcome, 1)
    case 'removed':
      return unsent ? { status: 'filling', from: 'removed' } : state
    case 'left':
      return unsent || status === 'sent' ? { status: 'filling', from: 'older' } : state
    case 'anotherStarted':
      return unsent ? state : { from: 'sent', status: 'filling' }
    default:
      return assertNever(event)
  }
}

function pursue(outcome: Unsent, round: number): FormState {
  return { ...outcome, trying: false, round }
}

/** True when the focus goes to the heading; a change by itself, of a time or a reason, is only announced. */
function isNews(
  { status }: Unsent,
  { outcome, asked }: { readonly outcome: Unsent; readonly asked: boolean },
): boolean {
  return asked || outcome.status !== status
}

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

import { assertNever } from '../model/assert-never.ts'
import { earlyTransition } from './early-transition.ts'
import type { FormEvent } from './form-event.ts'
import type { FormState } from './state.ts'
import type { Unsent } from './unsent.ts'

/**
 * Returns a form's state after an event. An event that means nothing there leaves the very same state:
 * a second press on Send, a word of a message that the form no longer shows.
 */
export function transition(state: FormState, event: FormEvent): FormState {
  return lateTransition(earlyTransition(state, event), event)
}

/** The same after all events but the early ones, of which it leaves what `earlyTransition` made. */
export function lateTransition(state: FormState, event: FormEvent): FormState {
  const { status } = state
  const attempting = status === 'sending' || status === 'stillSending'
  const unsent = status === 'notSent' || status === 'needsPerson'
  switch (event.kind) {
    case 'problemsFound':
      if (status === 'sent') return state
      return { status: 'problems', issues: event.issues, round: status === 'problems' ? state.round + 1 : 1 }
    case 'problemsChanged':
      if (status !== 'problems') return state
      return event.issues.length === 0 ? { status: 'filling' } : { ...state, issues: event.issues }
    case 'sendStarted':
    case 'notLoaded':
      return state
    case 'waitEnded':
      return status === 'sending' || status === 'notLoaded' ? { status: 'filling' } : state
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

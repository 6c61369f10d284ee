import { assertNever } from '../assert-never.ts'
import type { FormEvent } from './event.ts'
import type { FormState, Unsent } from './state.ts'

/** How every form begins. */
export const initialState: FormState = { status: 'filling' }

/**
 * Where a form goes from `state` when `event` happens. An event that means nothing there leaves the very same state:
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
      return attempting ? { status: 'notLoaded' } : state
    case 'spinnerDue':
      return status === 'sending' ? { status, spinner: true } : state
    case 'waitedLong':
      return status === 'sending' ? { status: 'stillSending', message: event.message } : state
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
      return status === 'sent' ? { status: 'filling', from: 'sent' } : state
    default:
      return assertNever(event)
  }
}

function pursue(outcome: Unsent, round: number): FormState {
  return { ...outcome, trying: false, round }
}

/** Whether the focus goes to the heading: what changes by itself, a time or a reason, is only told. */
function isNews(
  { status }: Unsent,
  { outcome, asked }: { readonly outcome: Unsent; readonly asked: boolean },
): boolean {
  return asked || outcome.status !== status
}

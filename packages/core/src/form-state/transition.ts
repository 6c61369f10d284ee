import { assertNever } from '../assert-never.ts'
import type { FormEvent } from './event.ts'
import type { FormState } from './state.ts'

/** How every form begins. */
export const initialState: FormState = { status: 'filling', again: false }

/**
 * Where a form goes from `state` when `event` happens. An event that means nothing there leaves the very same state:
 * a second press on Send, an answer that comes after the attempt was given up.
 */
export function transition(state: FormState, event: FormEvent): FormState {
  const attempting = state.status === 'sending' || state.status === 'stillSending'
  switch (event.kind) {
    case 'problemsFound':
      if (attempting || state.status === 'sent') return state
      return { status: 'problems', issues: event.issues, round: state.status === 'problems' ? state.round + 1 : 1 }
    case 'problemsChanged':
      if (state.status !== 'problems') return state
      return event.issues.length === 0 ? initialState : { ...state, issues: event.issues }
    case 'sendStarted':
      return attempting || state.status === 'sent' ? state : { status: 'sending', spinner: false }
    case 'spinnerDue':
      return state.status === 'sending' ? { status: 'sending', spinner: true } : state
    case 'waitedLong':
      return state.status === 'sending' ? { status: 'stillSending' } : state
    case 'accepted':
      return attempting ? { status: 'sent', receipt: event.receipt } : state
    case 'failed':
      return attempting ? event.outcome : state
    case 'cancelled':
      return attempting ? initialState : state
    case 'anotherStarted':
      return state.status === 'sent' ? { status: 'filling', again: true } : state
    default:
      return assertNever(event)
  }
}

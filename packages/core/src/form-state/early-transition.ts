import type { FormEvent } from './form-event.ts'
import type { FormState } from './state.ts'

/** The first state of every form. */
export const initialState: FormState = { status: 'filling' }

/**
 * Returns a form's state after one of the events that come before anything can be checked or sent; `transition` knows them all. Every
 * other event leaves the very same state.
 */
export function earlyTransition(state: FormState, { kind }: FormEvent): FormState {
  const { status } = state
  // On its way, or gone: no other state begins so.
  if (kind === 'sendStarted') return /^s/.test(status) ? state : { status: 'sending', spinner: false }
  if (kind === 'notLoaded') return /^(n|sent)/.test(status) ? state : { status: kind }
  return state
}

import type { FormState } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { NotDelivered } from './NotDelivered.tsx'
import { Sent } from './Sent.tsx'

export interface OutcomeProps {
  readonly context: FormContext
  readonly state: Extract<FormState, { readonly status: 'notSent' | 'needsPerson' | 'sent' }>
}

/** The outcome of a message: sent, or why it is not. */
export function Outcome({ context, state }: OutcomeProps): JSX.Element {
  return (
    <div className="ls-panel" data-status={state.status}>
      {state.status === 'sent' ? (
        <Sent context={context} receipt={state.receipt} />
      ) : (
        <NotDelivered context={context} state={state} />
      )}
    </div>
  )
}

import type { JSX } from 'react'
import type { SubmissionOutcomeProps } from '../form/form-context.ts'
import { NotDelivered } from './NotDelivered.tsx'
import { Sent } from './Sent.tsx'

/** The outcome of a message: sent, or why it is not. */
export function SubmissionOutcome({ context, state }: SubmissionOutcomeProps): JSX.Element {
  return (
    <div className="ls-panel" data-status={state.status} lang={context.lang}>
      {state.status === 'sent' ? (
        <Sent context={context} receipt={state.receipt} />
      ) : (
        <NotDelivered context={context} state={state} />
      )}
    </div>
  )
}

import type { NeedsPerson, NotSent, Receipt } from '@letterslot/core/form-state'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { NotDelivered } from './NotDelivered.tsx'
import { Sent } from './Sent.tsx'

export interface OutcomeProps {
  readonly context: FormContext
  readonly state: NotSent | NeedsPerson | { readonly status: 'sent'; readonly receipt: Receipt }
}

/** What became of an attempt. */
export function Outcome({ context, state }: OutcomeProps): JSX.Element {
  const texts = { ...outcomeTexts, ...context.texts }
  return state.status === 'sent' ? (
    <Sent context={context} texts={texts} receipt={state.receipt} />
  ) : (
    <NotDelivered context={context} texts={texts} state={state} />
  )
}

import type { FormState } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { textsOf } from './words-of.ts'

export interface StillSendingProps {
  readonly context: FormContext
  readonly state: FormState
}

/** What is told of an attempt that takes long, and of the answers meanwhile. */
export function StillSending({ context, state }: StillSendingProps): JSX.Element {
  const texts = textsOf(context)
  const kept = state.status === 'stillSending' && state.message?.kept
  return (
    <>
      {texts.stillSending} {kept && texts[kept]}
    </>
  )
}

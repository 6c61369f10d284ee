import type { FormState } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from '../form/form-context.ts'
import { visitorTexts } from '../form/format.ts'

export interface StillSendingProps {
  readonly context: FormContext
  readonly state: FormState
}

/** The announcement that an attempt takes long, and how the answers are kept meanwhile. */
export function StillSending({ context, state }: StillSendingProps): JSX.Element {
  const texts = visitorTexts(context)
  const kept = state.status === 'stillSending' && state.message?.kept
  return (
    <>
      {texts.stillSending} {kept && texts[kept]}
    </>
  )
}

import type { JSX } from 'react'
import type { FormStateProps } from '../form/form-context.ts'
import { visitorTexts } from '../form/format.ts'

/** The announcement that an attempt takes long, and how the answers are kept meanwhile. */
export function StillSending({ context, state }: FormStateProps): JSX.Element | null {
  if (state.status !== 'stillSending') return null
  const texts = visitorTexts(context)
  const kept = state.message?.kept
  return (
    <>
      {texts.stillSending} {kept && texts[kept]}
    </>
  )
}

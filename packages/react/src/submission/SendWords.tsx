import type { JSX } from 'react'
import type { SendWordsProps } from '../form/form-context.ts'
import { visitorTexts } from '../form/format.ts'
import { Icon } from '../form/Icon.tsx'

/** The words of Send, which say while an attempt runs that it does, once there is something to wait for. */
export function SendWords({ context, state, children }: SendWordsProps): JSX.Element {
  const isBusy = state.status === 'stillSending' || (state.status === 'sending' && state.spinner)
  if (!isBusy) return <>{children}</>
  return (
    <>
      <Icon className="ls-spin" path="M21 12a9 9 0 1 1-6-8.5" />
      {visitorTexts(context).sending}
    </>
  )
}

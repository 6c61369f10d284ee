import type { FormState } from '@letterslot/core/form-state'
import { type ComponentType, type JSX, type ReactNode, useEffect, useRef } from 'react'
import type { FormContext } from './form/form-context.ts'

export interface SubmitButtonProps {
  readonly context: FormContext
  readonly state: FormState
  /** Once it is there: no attempt runs before. */
  readonly SendingIcon: ComponentType | undefined
  /** The announcement of a message that is still being sent. */
  readonly children?: ReactNode
}

/** Send. While an attempt runs it stays where it is, keeps the focus, and says so once there is something to wait for. */
export function SubmitButton({ context, state, SendingIcon, children }: SubmitButtonProps): JSX.Element {
  const { handle, lang, texts } = context
  const button = useRef<HTMLButtonElement>(null)
  const still = state.status === 'stillSending'
  const sending = still || state.status === 'sending'
  const busy = still || (state.status === 'sending' && state.spinner)
  useEffect(() => {
    if (sending) button.current?.focus()
  }, [sending])
  return (
    <>
      <button
        ref={button}
        type="submit"
        className="ls-send"
        aria-disabled={sending}
        lang={handle.form.submitLabel ? undefined : lang}
      >
        {busy && SendingIcon && <SendingIcon />}
        {busy ? texts.sending : context.mark(handle.form.submitLabel) || texts.send}
      </button>
      <p className="ls-note" role="status" lang={lang}>
        {still && children}
      </p>
      {!still && (
        <p className="ls-note" lang={lang}>
          {context.say(texts.goesTo)}
        </p>
      )}
    </>
  )
}

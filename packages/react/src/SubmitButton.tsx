import { type JSX, useEffect, useRef } from 'react'
import type { FormStateProps, SubmissionUi } from './form/form-context.ts'

export interface SubmitButtonProps extends FormStateProps {
  /** Once it is there: no attempt runs before. */
  readonly ui: Partial<SubmissionUi>
}

/** Send. While an attempt runs it stays where it is, keeps the focus, and says so once there is something to wait for. */
export function SubmitButton({ ui: { SendWords, StillSending }, ...props }: SubmitButtonProps): JSX.Element {
  const { handle, lang, mark, say, texts } = props.context
  const { status } = props.state
  const button = useRef<HTMLButtonElement>(null)
  const still = status === 'stillSending'
  const sending = still || status === 'sending'
  const words = mark(handle.form.submitLabel) || texts.send
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
        {SendWords ? <SendWords {...props}>{words}</SendWords> : words}
      </button>
      <p className="ls-note" role="status" lang={lang}>
        {StillSending && <StillSending {...props} />}
      </p>
      {!still && (
        <p className="ls-note" lang={lang}>
          {say(texts.goesTo)}
        </p>
      )}
    </>
  )
}

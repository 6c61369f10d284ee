import type { VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import { paramsLimitBytes } from './constants.ts'
import type { FormContext } from './form-context.ts'
import { formatDay } from './format.ts'
import { largestAnswer } from './largest-answer.ts'
import type { NotDeliveredProps } from './NotDelivered.tsx'

export interface ReasonProps extends NotDeliveredProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
}

/** Why a message is not sent, how it is kept, and what goes on by itself. What changes here is told, without the focus. */
export function FailureReason({ context, texts, state }: ReasonProps): JSX.Element {
  const { message, reason } = state
  const { label, bytes } = largestAnswer(context.handle, message)
  const tooLong = reason !== 'tooLarge' || bytes > paramsLimitBytes
  const why = context.say(tooLong ? texts[reason] : texts.filesTooLarge, {
    label,
    limit: Math.floor(paramsLimitBytes / 1024),
  })
  const person = state.status === 'needsPerson'
  const keeping = person || message.kept !== 'saved'
  return (
    <>
      {message.older && <p>{context.say(texts.written, { date: formatDay(message.writtenAt, context) })}</p>}
      <div role="status">
        <p>
          {why}
          {!person && reason === 'offline' && !state.sendsWhenClosed && ` ${texts.whenOnline}`}
        </p>
        {keeping && <p className="ls-keep">{texts[message.kept]}</p>}
        {!person && state.sendsWhenClosed && <p>{texts.mayClose}</p>}
      </div>
    </>
  )
}

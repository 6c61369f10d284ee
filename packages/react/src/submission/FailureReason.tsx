import type { FormState, Message, VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext, FormHandle } from '../form/form-context.ts'
import { formatDate } from '../form/format.ts'
import { labelInQuotes, paramsLimitBytes } from './constants.ts'

export interface FailureReasonProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly state: Extract<FormState, { readonly reason: unknown }>
}

/** Why a message is not sent, how it is kept, and what goes on by itself. What changes here is told, without the focus. */
export function FailureReason({ context, texts, state }: FailureReasonProps): JSX.Element {
  const { message, reason } = state
  const { label, bytes, allBytes } = largestAnswer(context.handle, message)
  const tooLong = reason !== 'tooLarge' || allBytes > paramsLimitBytes
  const inKilobytes = (count: number): string =>
    (count / 1024).toLocaleString(context.locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  const text = tooLong ? texts[reason] : texts.filesTooLarge
  const why = context.say(reason === 'tooLarge' ? text.replace(labelInQuotes, '$& ({size})') : text, {
    label,
    size: inKilobytes(bytes),
    limit: inKilobytes(paramsLimitBytes),
  })
  const person = state.status === 'needsPerson'
  const keeping = person || message.kept !== 'saved'
  return (
    <>
      {message.older && <p>{context.say(texts.written, { date: formatDate(message.writtenAt, context) })}</p>}
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

/** The label of the largest answer, its bytes, and those of all answers together. */
function largestAnswer({ fields }: FormHandle, { params }: Message) {
  const bytesOf = (...texts: string[]): number => new Blob(texts).size
  const answers = Object.entries(params).toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one))
  const [largest, answer] = answers[0] ?? ['', '']
  const label = fields.find(({ name }) => name === largest)?.label ?? largest
  return { label, bytes: bytesOf(answer), allBytes: bytesOf(...Object.values(params)) }
}

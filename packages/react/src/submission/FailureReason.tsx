import type { FormState, Message, VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from '../form/form-context.ts'
import { formatDate } from '../form/format.ts'
import { labelInQuotes, paramsLimitBytes } from './constants.ts'
import { FieldLink } from './FieldLink.tsx'
import { labelledAnswers } from './labelled-answers.ts'

export interface FailureReasonProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly state: Extract<FormState, { readonly reason: unknown }>
}

/** Why a message is not sent, how it is kept, and what goes on by itself. What changes here is told, without the focus. */
export function FailureReason({ context, texts, state }: FailureReasonProps): JSX.Element {
  const { message, reason } = state
  const { name, bytes, allBytes } = largestAnswer(message)
  const tooLong = reason !== 'tooLarge' || allBytes > paramsLimitBytes
  const inKilobytes = (count: number): string =>
    (count / 1024).toLocaleString(context.locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  const text = tooLong ? texts[reason] : texts.filesTooLarge
  const label = '{label}'
  const [why, afterLabel] = context
    .say(reason === 'tooLarge' ? text.replace(labelInQuotes, '$& ({size})') : text, {
      label,
      size: inKilobytes(bytes),
      limit: inKilobytes(paramsLimitBytes),
    })
    .split(label)
  const person = state.status === 'needsPerson'
  const keeping = person || message.kept !== 'saved'
  return (
    <>
      {message.older && <p>{context.say(texts.written, { date: formatDate(message.writtenAt, context) })}</p>}
      <div role="status">
        <p>
          {why}
          {afterLabel !== undefined && <AnswerLabel context={context} state={state} name={name} />}
          {afterLabel}
          {!person && reason === 'offline' && !state.sendsWhenClosed && ` ${texts.whenOnline}`}
        </p>
        {keeping && <p className="ls-keep">{texts[message.kept]}</p>}
        {!person && state.sendsWhenClosed && <p>{texts.mayClose}</p>}
      </div>
    </>
  )
}

interface AnswerLabelProps extends Pick<FailureReasonProps, 'context' | 'state'> {
  readonly name: string
}

/** An answer by its label, which leads to its field while that is in sight. */
function AnswerLabel({ context, state, name }: AnswerLabelProps): JSX.Element {
  const { handle, idPrefix } = context
  const field = handle.fields.find((one) => one.name === name)
  const said = labelledAnswers(handle, state.message).find((one) => one.name === name)
  const label = context.mark(field?.label, said?.label ?? name)
  const isInSight = 'mendable' in state && state.mendable
  if (!isInSight || !field || !said) return <bdi>{label}</bdi>
  return (
    <FieldLink to={idPrefix + name} className="ls-link">
      {label}
    </FieldLink>
  )
}

/** The name of the largest answer, its bytes, and those of all answers together. */
function largestAnswer({ params }: Message) {
  const bytesOf = (...texts: string[]): number => new Blob(texts).size
  const answers = Object.entries(params).toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one))
  const [name, answer] = answers[0] ?? ['', '']
  return { name, bytes: bytesOf(answer), allBytes: bytesOf(...Object.values(params)) }
}

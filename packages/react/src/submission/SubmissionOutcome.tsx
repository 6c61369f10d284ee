import type { Receipt } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext, FormStateProps } from '../form/form-context.ts'
import { formatDate, formatTime, visitorTexts } from '../form/format.ts'
import { Heading } from '../form/Heading.tsx'
import { lateAfterMs } from './constants.ts'
import { currentAnswers } from './labelled-answers.ts'
import { NotDelivered } from './NotDelivered.tsx'

/** The outcome of a message: sent, or why it is not. */
export function SubmissionOutcome({ context, state }: FormStateProps): JSX.Element {
  return (
    <div className="ls-panel" data-status={state.status} lang={context.lang}>
      {state.status === 'sent' && <Sent context={context} receipt={state.receipt} />}
      {'reason' in state && <NotDelivered context={context} state={state} />}
    </div>
  )
}

interface SentProps {
  readonly context: FormContext
  readonly receipt: Receipt
}

/** Stands in place of the form once the provider accepted the message, and never before. */
function Sent({ context, receipt }: SentProps): JSX.Element {
  const { handle, headingLevel } = context
  const { older, reference, repeated, sentAt, writtenAt } = receipt
  const { maker } = handle.form
  const { AfterSent } = context.rareParts ?? {}
  const { written } = handle.host
  const texts = visitorTexts(context)
  const isLater = Date.parse(sentAt) - Date.parse(writtenAt) >= lateAfterMs
  const late = isLater && writtenAt.slice(0, 10) !== sentAt.slice(0, 10)
  const time = formatTime(sentAt, context)
  return (
    <>
      <svg className="ls-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 .5a11.5 11.5 0 1 0 0 23 11.5 11.5 0 0 0 0-23M9 9l2.3 2.3 4.5-5" />
        <text x="12" y="16" textLength="16" lengthAdjust="spacingAndGlyphs">
          {`${texts.sent} ${time}`}
        </text>
        {maker && <Maker id={`${context.idPrefix}maker`} name={maker} />}
      </svg>
      <Heading level={headingLevel} focus={1}>
        {texts.sent}
      </Heading>
      <p>
        {context.say(late ? texts.late : texts.receives, {
          ref: reference,
          time,
          date: formatDate(writtenAt, context),
        })}
      </p>
      {repeated && <p>{context.say(texts.repeated)}</p>}
      {!older &&
        (AfterSent ? (
          <AfterSent
            context={context}
            receipt={receipt}
            answers={written?.id === receipt.id ? currentAnswers(handle, written.values) : []}
          />
        ) : (
          handle.form.sentText && <p className="ls-text">{context.mark(handle.form.sentText)}</p>
        ))}
      <button type="button" className="ls-button" onClick={() => handle.messages().then(({ close }) => close())}>
        {older ? texts.back : texts.another}
      </button>
    </>
  )
}

interface MakerProps {
  readonly id: string
  readonly name: string
}

/** The maker's name along the edge of a postmark; one that is too long for it is drawn together. */
function Maker({ id, name }: MakerProps): JSX.Element {
  return (
    <>
      <path id={id} d="M12 21.2a9.2 9.2 0 1 1 .01 0" stroke="none" />
      <text className="ls-maker">
        <textPath href={`#${id}`} startOffset="50%" {...(name.length > 32 && { textLength: 56 })}>
          {name}
        </textPath>
      </text>
    </>
  )
}

import type { Receipt } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import { lateAfterMs } from '../form/constants.ts'
import type { FormContext } from '../form/form-context.ts'
import { formatDate, formatTime, visitorTexts } from '../form/format.ts'
import { Heading } from '../form/Heading.tsx'

export interface SentProps {
  readonly context: FormContext
  readonly receipt: Receipt
}

/** Stands in place of the form once the provider accepted the message, and never before. */
export function Sent({ context, receipt }: SentProps): JSX.Element {
  const { handle, headingLevel } = context
  const { older, reference, repeated, sentAt, writtenAt } = receipt
  const texts = visitorTexts(context)
  const isLater = Date.parse(sentAt) - Date.parse(writtenAt) >= lateAfterMs
  const late = isLater && writtenAt.slice(0, 10) !== sentAt.slice(0, 10)
  const time = formatTime(sentAt, context)
  return (
    <>
      <svg className="ls-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21M9 8.5l2.3 2.3 4.5-5" />
        <text x="12" y="16.4">{`${texts.sent} ${time}`}</text>
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
      {!older && handle.form.sentText && <p className="ls-text">{handle.form.sentText}</p>}
      <button type="button" className="ls-button" onClick={() => handle.messages().then(({ close }) => close())}>
        {older ? texts.back : texts.another}
      </button>
    </>
  )
}

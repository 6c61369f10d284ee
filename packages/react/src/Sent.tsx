import type { Receipt, VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'

export interface SentProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly receipt: Receipt
}

/** Stands in place of the form once the provider accepted the message, and never before. */
export function Sent({ context, texts, receipt }: SentProps): JSX.Element {
  const { handle, headingLevel } = context
  const { reference, repeated, sentAt, writtenAt } = receipt
  const late = writtenAt.slice(0, 10) !== sentAt.slice(0, 10)
  const date = new Date(writtenAt).toLocaleDateString(handle.form.locale, { day: 'numeric', month: 'long' })
  return (
    <div className="ls-panel" data-status="sent">
      <Icon path="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M7.5 12.5l3 3 6-6.5" />
      <Heading level={headingLevel} focus={1}>
        {texts.sent}
      </Heading>
      <p>{context.say(late ? texts.late : texts.receives, { ref: reference, time: sentAt.slice(11, 16), date })}</p>
      {repeated && <p>{context.say(texts.repeated)}</p>}
      {handle.form.sentText && <p className="ls-text">{handle.form.sentText}</p>}
      <button type="button" className="ls-button" onClick={handle.store.reset}>
        {texts.another}
      </button>
    </div>
  )
}

import { fillAnswers } from '@letterslot/core/answer-tags'
import { calendarFile, readCalendarSpan } from '@letterslot/core/calendar'
import { type JSX, useState } from 'react'
import { copyText } from '../../form/copy-text.ts'
import { download } from '../../form/download.ts'
import type { AfterSentProps, WithKind } from '../../form/form-context.ts'
import { visitorTexts } from '../../form/format.ts'
import { Icon } from '../../form/Icon.tsx'
import type { SentActBlock } from '../../form/sent-parts.ts'

/** The buttons under the receipt of an accepted message: a calendar file, and a copy of what was sent. */
export const withKind: WithKind = (parts) => ({ ...parts, SentAct })

const calendarPath = 'M16 2v4M8 2v4M3 10h18M21 13V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8m3-3h6m-3-3v6'
const copyPath =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

type SentActProps = AfterSentProps & SentActBlock

function SentAct(props: SentActProps): JSX.Element | null {
  return props.block.kind === 'copy' ? <CopyButton {...props} /> : <CalendarButton {...props} block={props.block} />
}

/** Absent where no answers of the message are on the page any more. */
function CopyButton({ words, context, receipt, answers }: SentActProps): JSX.Element | null {
  const [isCopied, setCopied] = useState(false)
  if (answers.length === 0) return null
  const lines = answers.map(({ label, text }) => `${label}: ${text}`)
  const text = [context.handle.form.title, ...lines, referenceLine({ context, receipt })].join('\n')
  return (
    <button
      type="button"
      className="ls-button"
      onClick={async ({ currentTarget }) => setCopied(await copyText(text, currentTarget))}
    >
      <Icon path={isCopied ? 'M20 6 9 17l-5-5' : copyPath} />
      {isCopied ? visitorTexts(context).copied : words}
    </button>
  )
}

type CalendarProps = SentActProps & { readonly block: Extract<SentActProps['block'], { readonly kind: 'calendar' }> }

/** Absent where the answers make up no day. */
function CalendarButton({ block, words, context, receipt, answers }: CalendarProps): JSX.Element | null {
  const { form, host } = context.handle
  const sent = host.written?.id === receipt.id ? host.written.params : {}
  // As they were sent: in words a day is no day of a calendar.
  const span = readCalendarSpan(fillAnswers(block.when, (name) => (Object.hasOwn(sent, name) ? sent[name] : undefined)))
  if (!span) return null
  const offer = (): void => {
    const file = calendarFile({
      uid: `${receipt.id}-${block.id}`,
      madeAt: receipt.sentAt,
      span,
      title: form.title,
      place: block.place && fillAnswers(block.place, (wanted) => answers.find(({ name }) => name === wanted)?.text),
      notes: referenceLine({ context, receipt }),
    })
    download(`${form.title}.ics`, new Blob([file], { type: 'text/calendar' }))
  }
  return (
    <button type="button" className="ls-button" onClick={offer}>
      <Icon path={calendarPath} />
      {words}
    </button>
  )
}

function referenceLine({ context, receipt }: Pick<AfterSentProps, 'context' | 'receipt'>): string {
  return context.say(visitorTexts(context).reference, { ref: receipt.reference })
}

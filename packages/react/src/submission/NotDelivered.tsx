import { deviceClock } from '@letterslot/client/outbox'
import { type FormState, isOnDevice, type Message, type NotSent, type VisitorTexts } from '@letterslot/core/form-state'
import { type JSX, useEffect, useState } from 'react'
import { copyText } from '../form/copy-text.ts'
import { download } from '../form/download.ts'
import type { FormContext } from '../form/form-context.ts'
import { formatDuration, visitorTexts } from '../form/format.ts'
import { Heading } from '../form/Heading.tsx'
import { Icon } from '../form/Icon.tsx'
import { tickMs } from './constants.ts'
import { FailureReason } from './FailureReason.tsx'
import { FallbackContacts } from './FallbackContacts.tsx'
import { answersText, currentAnswers, labelledAnswers } from './labelled-answers.ts'

export interface NotDeliveredProps {
  readonly context: FormContext
  readonly state: Extract<FormState, { readonly reason: unknown }>
}

const offlinePath =
  'm2 2 20 20M5.8 5.8A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.3-.2M21.5 16.5a4.5 4.5 0 0 0-4-6.5h-1.8A7 7 0 0 0 10 5.1'
const clockPath = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M12 7v5l3.5 2'
const personPath = 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5v-1a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v1'
const plugPath = 'M12 22v-5M9 8V2M15 8V2M18 8v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8z'

/** Stands in the form's place while a message is not sent: what happened, what comes, what can be done. */
export function NotDelivered({ context, state }: NotDeliveredProps): JSX.Element {
  const { form } = context.handle
  const { failure, message, reason, round, trying } = state
  const texts = visitorTexts(context)
  const [open, setOpen] = useState(false)
  const [copied, setCopied] = useState(false)
  const person = state.status === 'needsPerson'
  const mends = person && state.mendable
  const reference = context.say(texts.reference, { ref: message.reference })
  const text = answersText(context.handle, message, reference)
  const path = person
    ? reason === 'notConnected'
      ? plugPath
      : personPath
    : reason === 'offline'
      ? offlinePath
      : clockPath
  const act = (name: 'retryNow' | 'remove' | 'close') => () => context.handle.messages().then((all) => all[name]())
  const again = (
    <button
      type={mends ? 'submit' : 'button'}
      className={person && !mends ? 'ls-button' : 'ls-button ls-strong'}
      aria-disabled={trying}
      onClick={mends || trying ? undefined : act('retryNow')}
    >
      {person ? texts.tryAgain : texts.tryNow}
    </button>
  )
  return (
    <>
      <Icon path={path} />
      {/* Under the form, or in its place. */}
      <Heading level={context.headingLevel + (mends ? 1 : 0)} focus={round}>
        {person ? texts.notDelivered : message.kept === 'saved' ? texts.notSentSaved : texts.notSent}
      </Heading>
      <FailureReason context={context} texts={texts} state={state} />
      {!person && <NextTry key={state.nextMs} context={context} texts={texts} state={state} />}
      {(!person || mends) && again}
      {(person || failure) && <FallbackContacts context={context} texts={texts} text={text} isFirst={person} />}
      <div className="ls-actions">
        {!mends && (
          <button type="button" className="ls-button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? texts.hide : texts.show}
          </button>
        )}
        <button
          type="button"
          className="ls-button"
          onClick={async ({ currentTarget }) => setCopied(await copyText(text, currentTarget))}
        >
          {copied ? texts.copied : texts.copy}
        </button>
        {person && (
          <button
            type="button"
            className="ls-button"
            onClick={() => download(`${form.title}.txt`, new Blob([text], { type: 'text/plain' }))}
          >
            {texts.download}
          </button>
        )}
        {person && !mends && again}
      </div>
      {open && !mends && <SubmittedAnswers context={context} message={message} />}
      <button type="button" className="ls-button ls-delete" onClick={act('remove')}>
        {isOnDevice(message.kept) ? texts.remove : texts.discard}
      </button>
      {message.older && (
        <button type="button" className="ls-button" onClick={act('close')}>
          {texts.back}
        </button>
      )}
      <p className="ls-note">
        {person && state.probed && texts.probed} {reference}
      </p>
      {failure && (
        <details className="ls-note">
          <summary>{texts.forOwner}</summary>
          <p>
            <code>{failure.code}</code> {failure.status || ''} {failure.text}
          </p>
        </details>
      )}
    </>
  )
}

interface NextTryProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly state: NotSent & { readonly trying: boolean }
}

/**
 * When a message is tried next, counted down on the screen. Nobody is told of each second: no live region is around it.
 * It begins anew for each time, by its key.
 */
function NextTry({ context, texts, state }: NextTryProps): JSX.Element | null {
  const { nextMs, reason, sendsWhenClosed, trying } = state
  const clock = context.handle.host.options.clock ?? deviceClock
  const [sinceMs] = useState(clock.now)
  const [nowMs, setNowMs] = useState(sinceMs)
  useEffect(() => {
    const tick = (): (() => void) =>
      clock.after(tickMs, () => {
        setNowMs(clock.now())
        callOff = tick()
      })
    let callOff = tick()
    return () => callOff()
  }, [clock])
  if (trying) return <p>{texts.trying}</p>
  // What waits for the network waits for no clock.
  if (reason === 'offline') return null
  const leftMs = (nextMs ?? 0) - nowMs
  // A clock that was set back ends the wait.
  if (nextMs === undefined || leftMs <= 0 || nowMs < sinceMs)
    return <p>{sendsWhenClosed ? '' : texts.nextTryUnknown}</p>
  const time = formatDuration(leftMs, context.locale)
  return (
    <>
      <p>{context.say(sendsWhenClosed ? texts.nextTryClosed : texts.nextTry, { time })}</p>
      <progress className="ls-bar" aria-hidden="true" max={nextMs - sinceMs} value={nowMs - sinceMs} />
    </>
  )
}

interface SubmittedAnswersProps {
  readonly context: FormContext
  readonly message: Message
}

/** The visitor's answers, to be read: in their words where the page still has what the message was made of. */
function SubmittedAnswers({ context, message }: SubmittedAnswersProps): JSX.Element {
  const { handle } = context
  const { written } = handle.host
  const answers = written?.id === message.id ? currentAnswers(handle, written.values) : labelledAnswers(handle, message)
  return (
    <dl className="ls-written">
      {answers.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{context.mark(label)}</dt>
          <dd>
            <bdi {...context.langOf?.(text)}>{text || '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

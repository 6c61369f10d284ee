import { type JSX, useSyncExternalStore } from 'react'
import type { FormContext, FormStateProps } from '../form/form-context.ts'
import type { FormMessages } from '../form/form-messages.ts'
import { formatDate, visitorTexts } from '../form/format.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { olderShown } from './constants.ts'

/** Quiet lines before a form that is filled in: its messages that wait from before, and what was deleted a moment ago. */
export function PendingMessages({ context }: FormStateProps): JSX.Element | null {
  const messages = useLoaded(context.editing ? undefined : context.handle.messages, '')
  return messages ? <PendingMessageLines context={context} messages={messages} /> : null
}

export interface PendingMessageLinesProps {
  readonly context: FormContext
  readonly messages: FormMessages
}

/** The lines, once the outbox is open. */
export function PendingMessageLines({ context, messages }: PendingMessageLinesProps): JSX.Element | null {
  const older = useSyncExternalStore(messages.subscribe, messages.older, messages.older)
  const canUndo = useSyncExternalStore(messages.subscribe, messages.canUndo, messages.canUndo)
  const texts = visitorTexts(context)
  if (older.length === 0 && !canUndo) return null
  return (
    <div className="ls-older" lang={context.lang}>
      {canUndo && (
        <p>
          {texts.removed}{' '}
          <button type="button" className="ls-link" onClick={messages.undo}>
            {texts.undo}
          </button>
        </p>
      )}
      {older.slice(0, olderShown).map(({ id, writtenAt }) => (
        <p key={id}>
          {context.say(texts.older, { date: formatDate(writtenAt, context) })}{' '}
          <button type="button" className="ls-link" onClick={() => messages.open(id)}>
            {texts.seeIt}
          </button>
        </p>
      ))}
      {older.length > olderShown && <p>{context.say(texts.olderMore, { n: older.length - olderShown })}</p>}
    </div>
  )
}

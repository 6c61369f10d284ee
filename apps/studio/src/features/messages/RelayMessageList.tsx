import { referenceOf } from '@letterslot/core'
import { useMemo, useRef } from 'react'
import type { RelayMessage } from '../../domain/sending/answers.ts'
import { momentAhead } from '../../domain/sending/entry-status.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { relayMessagesText } from '../../domain/texts/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill, type Tone } from '../../ui/Pill.tsx'
import styles from './MessageRows.module.css'
import { momentOf } from './mail-time.ts'

export interface RelayMessageListProps {
  /** Newest first. */
  readonly messages: readonly RelayMessage[]
  readonly onRetry: (message: RelayMessage, reference: string) => void
}

/** One row a message: its form, reference and time, where it stands, and the mail server's words. */
export function RelayMessageList({ messages, onRetry }: RelayMessageListProps) {
  const titles = useFormTitles()
  const { nowMs } = useMoment(messages.some(({ state }) => state === 'deferred'))
  const { column } = relayMessagesText
  return (
    <section aria-label={relayMessagesText.list} className={styles['box']}>
      <p aria-hidden="true" className={styles['columns']}>
        <span>{column.message}</span>
        <span>{column.state}</span>
        <span>{column.when}</span>
        <span />
      </p>
      <ul className={styles['list']}>
        {messages.map((message) => (
          <RelayMessageRow
            key={message.id}
            message={message}
            title={titles.get(message.templateId) ?? relayMessagesText.template(message.templateId)}
            nowMs={nowMs}
            onRetry={onRetry}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<RelayMessageListProps, 'onRetry'> {
  readonly message: RelayMessage
  readonly title: string
  readonly nowMs: number
}

function RelayMessageRow({ message, title, nowMs, onRetry }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { tone, words } = relayMessageStatus(message, nowMs)
  const { state, attempts, acceptedAt, reason } = message
  const reference = referenceOf(message.submissionId)
  const isFailed = state === 'failed'
  return (
    <li ref={row} tabIndex={-1} className={styles['row']}>
      <span className={styles['message']}>
        <b className={styles['title']}>{title}</b>
        <span className={styles['small']}>{relayMessagesText.reference(reference)}</span>
      </span>
      <span className={styles['state']}>
        <Pill tone={tone}>{words}</Pill>
        {attempts > 0 && <span className={styles['small']}>{relayMessagesText.attempts(attempts)}</span>}
      </span>
      <time dateTime={acceptedAt} className={styles['when']}>
        {momentOf(acceptedAt, new Date(nowMs))}
      </time>
      <span className={styles['action']}>
        {(isFailed || state === 'deferred') && (
          <Button
            size="small"
            aria-label={`${isFailed ? relayMessagesText.retryFailed : relayMessagesText.retry}: ${title}, ${reference}`}
            onPress={() => {
              // The button goes with the state.
              row.current?.focus({ preventScroll: true })
              onRetry(message, reference)
            }}
          >
            {isFailed ? relayMessagesText.retryFailed : relayMessagesText.retry}
          </Button>
        )}
      </span>
      {reason !== undefined && <q className={styles['reason']}>{reason}</q>}
    </li>
  )
}

/** The titles of the forms in this browser, by the id of the mail template that each sends to. */
function useFormTitles(): ReadonlyMap<string, string> {
  const forms = useRecords(useStorage().forms)
  return useMemo(() => new Map(forms?.map(({ document }) => [document.email.id, document.form.title])), [forms])
}

/** Says where a message at the relay stands: a mail server's yes is no arrival. */
function relayMessageStatus(
  { state, retryAt }: Pick<RelayMessage, 'state' | 'retryAt'>,
  nowMs: number,
): { readonly tone: Tone; readonly words: string } {
  const text = relayMessagesText.state
  switch (state) {
    case 'accepted':
      return { tone: 'wait', words: text.accepted }
    case 'delivering':
      return { tone: 'wait', words: text.delivering }
    case 'delivered':
      return { tone: 'ok', words: text.delivered }
    case 'failed':
      return { tone: 'bad', words: text.failed }
    case 'deferred': {
      const retryMs = Date.parse(retryAt ?? '')
      return { tone: 'wait', words: retryMs > nowMs ? text.next(momentAhead(retryMs, nowMs)) : text.soon }
    }
  }
}

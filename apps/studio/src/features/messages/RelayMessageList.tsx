import { referenceOf } from '@letterslot/core'
import { useRef } from 'react'
import type { RelayMessage } from '../../domain/sending/answers.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { relayMessagesText } from '../../domain/texts/relay-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './MessageRows.module.css'
import { dayOf, timeOf } from './mail-time.ts'
import { relayStanding } from './relay-standing.ts'
import { useFormTitles } from './use-form-titles.ts'

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
          <Row
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

function Row({ message, title, nowMs, onRetry }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { tone, words } = relayStanding(message, nowMs)
  const { state, attempts, acceptedAt, reason } = message
  const reference = referenceOf(message.submissionId)
  const day = dayOf(acceptedAt, new Date(nowMs))
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
        {day === 'Today' ? timeOf(acceptedAt) : `${day}, ${timeOf(acceptedAt)}`}
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

import { messagesText } from '../../domain/texts/messages.ts'
import { Pill } from '../../ui/Pill.tsx'
import styles from './MessagesPage.module.css'
import type { MailView, ReadableMailbox } from './mailbox.ts'
import { UnreachableBanner } from './UnreachableBanner.tsx'

export interface DeliveryHeadProps {
  readonly view: MailView
  readonly mailbox: ReadableMailbox
}

/** Heads a mailbox with what waits, what failed and the mail server's last words: nothing fails unseen. */
export function DeliveryHead({ view, mailbox: { status, refusal, delivery, refresh } }: DeliveryHeadProps) {
  if (status === 'unreachable') {
    return (
      <UnreachableBanner isRefusal={refusal !== undefined} tryAgain={messagesText.tryAgain} onTryAgain={refresh}>
        {refusal === undefined ? messagesText.unreachable : messagesText.refused(refusal)}
      </UnreachableBanner>
    )
  }
  if (view === 'practice' || delivery === undefined) return null
  const { waiting, failed, lastAnswer } = delivery
  if (waiting === 0 && failed === 0) return null
  return (
    <div className={styles['delivery']}>
      <Pill tone={failed > 0 ? 'bad' : 'wait'}>{messagesText.counts(waiting, failed)}</Pill>
      {lastAnswer !== undefined && <p className={styles['answer']}>{messagesText.lastAnswer(lastAnswer)}</p>}
    </div>
  )
}

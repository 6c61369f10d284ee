import { messagesText } from '../../domain/texts/mail.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Doctor } from './Doctor.tsx'
import styles from './MessagesPage.module.css'
import type { Mailbox, MailView } from './mailbox.ts'

export interface DeliveryHeadProps {
  readonly view: MailView
  readonly mailbox: Mailbox
}

/** Heads a mailbox with what waits, what failed and the mail server's last words: nothing fails unseen. */
export function DeliveryHead({ view, mailbox: { status, refusal, delivery, refresh } }: DeliveryHeadProps) {
  if (status === 'unreachable') {
    const again = (
      <>
        <Button size="small" onPress={refresh}>
          {messagesText.tryAgain}
        </Button>
        {refusal === undefined && <Doctor />}
      </>
    )
    return (
      <Banner tone="bad" action={again}>
        {refusal === undefined ? messagesText.unreachable : messagesText.refused(refusal)}
      </Banner>
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

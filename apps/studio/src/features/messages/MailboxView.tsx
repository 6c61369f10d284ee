import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { messagesText } from '../../catalogue/mail.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { DeliveryHead } from './DeliveryHead.tsx'
import { MailList } from './MailList.tsx'
import { MailReader } from './MailReader.tsx'
import styles from './MessagesPage.module.css'
import type { Mailbox, MailView } from './mailbox.ts'

const route = getRouteApi('/messages')

export interface MailboxViewProps {
  readonly view: MailView
  readonly mailbox: Mailbox
}

/** One mailbox: what is on its way, the list, and the mail that is open. On a phone one at a time. */
export function MailboxView({ view, mailbox }: MailboxViewProps) {
  const { mail: openId } = route.useSearch()
  const navigate = route.useNavigate()
  const hasMail = mailbox.mails.length > 0
  return (
    <>
      <DeliveryHead view={view} mailbox={mailbox} />
      {hasMail ? (
        <div className={classes(styles['columns'], openId !== undefined && styles['reading'])}>
          <div className={styles['listColumn']}>
            <MailList
              mails={mailbox.mails}
              openId={openId}
              onOpen={(mail) => void navigate({ search: { view, mail } })}
            />
            <p className={styles['note']}>{view === 'practice' ? messagesText.practiceNote : messagesText.note}</p>
          </div>
          <div className={styles['readColumn']}>
            {openId === undefined ? (
              <p className={styles['choose']}>{messagesText.choose}</p>
            ) : (
              <MailReader
                key={openId}
                id={openId}
                open={mailbox.open}
                onBack={() => void navigate({ search: { view } })}
              />
            )}
          </div>
        </div>
      ) : (
        mailbox.status === 'ready' && (
          <EmptyState icon={Inbox} actions={<LinkButton to="/">{messagesText.tryForm}</LinkButton>}>
            {messagesText.empty[view]}
          </EmptyState>
        )
      )}
    </>
  )
}

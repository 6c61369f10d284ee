import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { messagesText } from '../../catalogue/mail.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DeliveryHead } from './DeliveryHead.tsx'
import { findMails } from './find-mails.ts'
import { MailExport } from './MailExport.tsx'
import { MailList, mailRowId } from './MailList.tsx'
import { MailReader } from './MailReader.tsx'
import styles from './MessagesPage.module.css'
import type { Mailbox, MailView, OpenMail } from './mailbox.ts'

const route = getRouteApi('/messages')

export interface MailboxViewProps {
  readonly view: MailView
  readonly mailbox: Mailbox
}

/** One mailbox: what is on its way, the list, and the mail that is open. On a phone one at a time. */
export function MailboxView({ view, mailbox }: MailboxViewProps) {
  const { mail: openId } = route.useSearch()
  const navigate = route.useNavigate()
  const showToast = useToast()
  const [text, setText] = useState('')
  const listed = findMails(mailbox.mails, text)
  const close = async (rowOf: string | undefined): Promise<void> => {
    await navigate({ search: { view } })
    if (rowOf !== undefined) document.getElementById(mailRowId(rowOf))?.focus()
  }
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      showToast({ text: messagesText.notDone(error instanceof Error ? error.message : String(error)) })
    }
  }
  const remove = ({ id, subject }: OpenMail): Promise<void> =>
    attempt(async () => {
      const place = listed.findIndex((mail) => mail.id === id)
      const neighbour = listed[place + 1] ?? listed[place - 1]
      const undo = await mailbox.remove(id)
      showToast({
        text: messagesText.removed(subject),
        action: { label: messagesText.undo, onPress: () => void attempt(undo) },
      })
      await close(neighbour?.id)
    })
  const hasMail = mailbox.mails.length > 0
  return (
    <>
      <DeliveryHead view={view} mailbox={mailbox} />
      {hasMail ? (
        <div className={classes(styles['columns'], openId !== undefined && styles['reading'])}>
          <div className={styles['listColumn']}>
            <div className={styles['tools']}>
              <SearchField
                label={messagesText.search}
                value={text}
                onChange={(typed) => setText(typed.slice(0, 200))}
              />
              {listed.length > 0 && <MailExport mails={listed} open={mailbox.open} />}
            </div>
            <VisuallyHidden>
              <span role="status">{text === '' ? '' : messagesText.found(listed.length)}</span>
            </VisuallyHidden>
            {listed.length === 0 && (
              <div className={styles['none']}>
                <p>{messagesText.nothingFound}</p>
                <Button size="small" onPress={() => setText('')}>
                  {messagesText.clear}
                </Button>
              </div>
            )}
            <MailList mails={listed} openId={openId} onOpen={(mail) => void navigate({ search: { view, mail } })} />
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
                onBack={() => void close(openId)}
                onRead={() => void attempt(() => mailbox.markRead(openId))}
                onRemove={(mail) => void remove(mail)}
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

import { Inbox, Shield } from 'lucide-react'
import { useRef } from 'react'
import { messagesText } from '../../domain/texts/messages.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import { MailExport } from './ExportMenu.tsx'
import { MailList, mailRowId } from './MailList.tsx'
import { MailReader } from './MailReader.tsx'
import styles from './MessagesPage.module.css'
import type { MailView, OpenMail, ReadableMailbox } from './mailbox.ts'
import { useMessagesNavigate, useMessagesSearch } from './messages-search.ts'
import { UnreachableBanner } from './UnreachableBanner.tsx'

export interface MailboxViewProps {
  readonly view: MailView
  /** Of what the search finds. */
  readonly mailbox: ReadableMailbox
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** One mailbox: what is on its way, the list, and the mail that is open. On a phone one at a time. */
export function MailboxView({ view, mailbox, search, onSearch }: MailboxViewProps) {
  const { mail: openId } = useMessagesSearch()
  const navigate = useMessagesNavigate()
  const showToast = useToast()
  const searchField = useRef<HTMLInputElement>(null)
  useSlashKey(() => searchField.current?.focus())
  const { mails, total } = mailbox
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
      const place = mails.findIndex((mail) => mail.id === id)
      const neighbour = mails[place + 1] ?? mails[place - 1]
      const undo = await mailbox.remove(id)
      showToast({
        text: messagesText.removed(subject),
        action: { label: messagesText.undo, onPress: () => void attempt(undo) },
      })
      await close(neighbour?.id)
    })
  // What was found by other words stays until the answer is there.
  const isSearching = total === undefined && mailbox.status === 'ready'
  const hasMail = mails.length > 0 || search !== '' || isSearching
  return (
    <>
      <DeliveryHead view={view} mailbox={mailbox} />
      {hasMail ? (
        <div className={classes(styles['columns'], openId !== undefined && styles['reading'])}>
          <div className={styles['listColumn']}>
            <div className={styles['tools']}>
              <SearchField
                label={messagesText.search}
                keys="/"
                inputRef={searchField}
                value={search}
                onChange={(typed) => onSearch(typed.slice(0, 200))}
              />
              {total !== undefined && total > 0 && (
                <MailExport count={total} isAll={search === ''} listIds={mailbox.listIds} open={mailbox.open} />
              )}
            </div>
            <VisuallyHidden>
              <span role="status">{search === '' || total === undefined ? '' : messagesText.found(total)}</span>
            </VisuallyHidden>
            {total === 0 && (
              <div className={styles['none']}>
                <p>{messagesText.nothingFound}</p>
                <Button size="small" onPress={() => onSearch('')}>
                  {messagesText.clear}
                </Button>
              </div>
            )}
            <MailList mails={mails} openId={openId} onOpen={(mail) => void navigate({ search: { view, mail } })} />
            {total !== undefined && total > mails.length && (
              <p className={styles['more']}>
                <Button onPress={mailbox.showMore}>{messagesText.more(total - mails.length)}</Button>
              </p>
            )}
            <p className={styles['note']}>
              <Icon icon={Shield} size={14} />
              {view === 'practice' ? messagesText.practiceNote : messagesText.note}
            </p>
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

interface DeliveryHeadProps {
  readonly view: MailView
  readonly mailbox: ReadableMailbox
}

/** Heads a mailbox with what waits, what failed and the mail server's last words: nothing fails unseen. */
function DeliveryHead({ view, mailbox: { status, refusal, delivery, refresh } }: DeliveryHeadProps) {
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

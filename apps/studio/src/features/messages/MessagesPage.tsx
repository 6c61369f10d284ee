import { Link } from '@tanstack/react-router'
import { Server } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { practiceMailToArrived } from '../../domain/sending/practice-delivery.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import type { ArrivedMail } from '../../domain/sending/studio-transport.ts'
import { useUnsentCount } from '../../domain/sending/use-studio-outbox.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { messagesText, relayMessagesText } from '../../domain/texts/messages.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { classes } from '../../ui/classes.ts'
import { Pill } from '../../ui/Pill.tsx'
import viewTabs from '../../ui/ViewTabs.module.css'
import { BrowserView } from './BrowserView.tsx'
import { MailboxView } from './MailboxView.tsx'
import styles from './MessagesPage.module.css'
import type { MailRow, MailView, ReadableMailbox } from './mailbox.ts'
import { type MessagesView, useMessagesSearch } from './messages-search.ts'
import { RelayView } from './RelayView.tsx'
import { useRelayKey } from './use-relay-queue.ts'
import { useShownRows } from './use-shown-rows.ts'
import { useInboxUnread, useTestInbox } from './use-test-inbox.ts'

const { unsentView, unreadView } = messagesText
const labels = { browser: outboxText.view, ...messagesText.views, relay: relayMessagesText.view } as const

/** The place Messages: what was sent from this browser, and mail that the studio can read itself. */
export function MessagesPage() {
  usePageTitle(messagesText.title)
  const { place } = useSending()
  const { view: asked, mail } = useMessagesSearch()
  const practiced = useRecords(useStorage().practiceMails)
  const unsent = useUnsentCount()
  const { isListening, unread } = useInboxUnread()
  const mailViews: readonly MailView[] =
    place === 'test-inbox' ? ['test-inbox', ...(practiced?.length ? (['practice'] as const) : [])] : ['practice']
  const keyOfRelay = useRelayKey()
  const views: readonly MessagesView[] = ['browser', ...mailViews, ...(keyOfRelay ? (['relay'] as const) : [])]
  const usual = mail === undefined ? 'browser' : (mailViews[0] ?? 'practice')
  const view = views.find((candidate) => candidate === asked) ?? usual
  const practiceUnread = practiced?.filter(({ isRead }) => isRead !== true).length ?? 0
  const counts: Readonly<Record<MessagesView, number>> = {
    browser: unsent,
    'test-inbox': unread,
    practice: practiceUnread,
    relay: 0,
  }
  const tabOf = (of: MessagesView): ViewTab => {
    const [label, count] = [labels[of], counts[of]]
    return { view: of, label, count, says: (of === 'browser' ? unsentView : unreadView)(label, count) }
  }
  const isMail = view === 'test-inbox' || view === 'practice'
  return (
    <div className={classes(styles['page'], isMail && styles['mail'])}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{messagesText.title}</h1>
        <ViewTabs tabs={views.map(tabOf)} shown={view} />
        {view === 'test-inbox' && isListening && (
          <span className={styles['headEnd']}>
            <Pill tone="ok" icon={Server}>
              {messagesText.listening}
            </Pill>
          </span>
        )}
      </div>
      {view === 'browser' && <BrowserView />}
      {view === 'test-inbox' && <TestInboxView />}
      {view === 'practice' && <PracticeView />}
      {view === 'relay' && keyOfRelay && <RelayView keyOf={keyOfRelay} />}
    </div>
  )
}

function TestInboxView() {
  const [search, setSearch] = useState('')
  return <MailboxView view="test-inbox" mailbox={useTestInbox(search)} search={search} onSearch={setSearch} />
}

function PracticeView() {
  const [search, setSearch] = useState('')
  return <MailboxView view="practice" mailbox={usePracticeMailbox(search)} search={search} onSearch={setSearch} />
}

const doNothing = (): void => undefined

/** The mail of the practice connection, kept in this browser. */
function usePracticeMailbox(search: string): ReadableMailbox {
  const { practiceMails } = useStorage()
  const records = useRecords(practiceMails)
  const { rows, showMore } = useShownRows(search)
  const found = useMemo(() => {
    const newestFirst = (records ?? []).toSorted((a, b) => b.receivedAtMs - a.receivedAtMs)
    const mails = newestFirst.map((record) => ({ ...practiceMailToArrived(record), isRead: record.isRead === true }))
    return findMails(mails, search)
  }, [records, search])
  const mails = found
    .slice(0, rows)
    .map(({ attachments, ...mail }): MailRow => ({ ...mail, attachmentCount: attachments?.length ?? 0 }))
  const open = useCallback<ReadableMailbox['open']>(
    async (id) => {
      const record = await practiceMails.get(id)
      return record && practiceMailToArrived(record)
    },
    [practiceMails],
  )
  const markRead = useCallback<ReadableMailbox['markRead']>(
    async (id) => {
      await practiceMails.update(id, (mail) => (mail && !mail.isRead ? { ...mail, isRead: true } : undefined))
    },
    [practiceMails],
  )
  const remove = useCallback<ReadableMailbox['remove']>(
    async (id) => {
      const record = await practiceMails.get(id)
      await practiceMails.remove(id)
      return async () => {
        if (record) await practiceMails.put(record)
      }
    },
    [practiceMails],
  )
  return {
    markRead,
    remove,
    status: records === undefined ? 'loading' : 'ready',
    mails,
    total: records && found.length,
    showMore,
    listIds: async () => found.map(({ id }) => id),
    delivery: undefined,
    open,
    refresh: doNothing,
  }
}

/** The mails in which each word stands somewhere: sender, recipient, subject or text, in any case. */
function findMails<Mail extends Pick<ArrivedMail, 'from' | 'to' | 'subject' | 'text'>>(
  mails: readonly Mail[],
  search: string,
): readonly Mail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return mails
  return mails.filter(({ from, to, subject, text }) => {
    const whole = [from, subject, ...to, text].join('\n').toLowerCase()
    return words.every((word) => whole.includes(word))
  })
}

/** One view of Messages, and what there is still to see to in it. */
interface ViewTab {
  readonly view: MessagesView
  readonly label: string
  /** None is not shown. */
  readonly count: number
  /** The label and the count in words. */
  readonly says: string
}

/** The views of Messages, side by side; a row that is too short wraps. */
function ViewTabs({ tabs, shown }: { readonly tabs: readonly ViewTab[]; readonly shown: MessagesView }) {
  return (
    <nav aria-label={messagesText.viewsLabel} className={viewTabs['tabs']}>
      {tabs.map(({ view, label, count, says }) => (
        <Link
          key={view}
          to="/messages"
          search={{ view }}
          aria-current={view === shown ? 'page' : undefined}
          {...(count > 0 && { 'aria-label': says })}
          className={viewTabs['tab']}
        >
          {label}
          <CountBadge count={count} />
        </Link>
      ))}
    </nav>
  )
}

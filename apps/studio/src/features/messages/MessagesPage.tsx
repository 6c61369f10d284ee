import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { messagesText } from '../../catalogue/mail.ts'
import { outboxText } from '../../catalogue/outbox.ts'
import { relayMessagesText } from '../../catalogue/relay-messages.ts'
import { useUnsentCount } from '../../outbox/use-studio-outbox.ts'
import { useSending } from '../../sending/sending-context.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { BrowserView } from './BrowserView.tsx'
import { MailboxView } from './MailboxView.tsx'
import styles from './MessagesPage.module.css'
import type { MailView } from './mailbox.ts'
import type { MessagesView } from './messages-search.ts'
import { RelayView } from './RelayView.tsx'
import { usePracticeMailbox } from './use-practice-mailbox.ts'
import { useRelayKey } from './use-relay-queue.ts'
import { useTestInbox } from './use-test-inbox.ts'

const route = getRouteApi('/messages')
const labels = { browser: outboxText.view, ...messagesText.views, relay: relayMessagesText.view } as const

/** The place Messages: what was sent from this browser, and mail that the studio can read itself. */
export function MessagesPage() {
  usePageTitle(messagesText.title)
  const { place } = useSending()
  const { view: asked, mail } = route.useSearch()
  const practiced = useRecords(useStorage().practiceMails)
  const unsent = useUnsentCount()
  const mailViews: readonly MailView[] =
    place === 'test-inbox' ? ['test-inbox', ...(practiced?.length ? (['practice'] as const) : [])] : ['practice']
  const keyOfRelay = useRelayKey()
  const views: readonly MessagesView[] = ['browser', ...mailViews, ...(keyOfRelay ? (['relay'] as const) : [])]
  const usual = mail === undefined ? 'browser' : (mailViews[0] ?? 'practice')
  const view = views.find((candidate) => candidate === asked) ?? usual
  const navigate = route.useNavigate()
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{messagesText.title}</h1>
        <Segmented
          label={messagesText.title}
          segments={views.map((value) => ({
            value,
            label: labels[value],
            ...(value === 'browser' && unsent > 0 && { count: unsent }),
          }))}
          value={view}
          onChange={(next) => void navigate({ search: { view: next } })}
        />
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

import { getRouteApi } from '@tanstack/react-router'
import { messagesText } from '../../catalogue/mail.ts'
import { useSending } from '../../sending/sending-context.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { MailboxView } from './MailboxView.tsx'
import styles from './MessagesPage.module.css'
import type { MailView } from './mailbox.ts'
import { usePracticeMailbox } from './use-practice-mailbox.ts'
import { useTestInbox } from './use-test-inbox.ts'

const route = getRouteApi('/messages')

/** The place Messages: mail that the studio can read itself. */
export function MessagesPage() {
  usePageTitle(messagesText.title)
  const { place } = useSending()
  const { view: asked } = route.useSearch()
  const practiced = useRecords(useStorage().practiceMails)
  const views: readonly MailView[] =
    place === 'test-inbox' ? ['test-inbox', ...(practiced?.length ? (['practice'] as const) : [])] : ['practice']
  const view = views.find((candidate) => candidate === asked) ?? views[0] ?? 'practice'
  const navigate = route.useNavigate()
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{messagesText.title}</h1>
        {views.length === 1 && <p className={styles['only']}>{messagesText.views[view]}</p>}
        {views.length > 1 && (
          <Segmented
            label={messagesText.title}
            segments={views.map((value) => ({ value, label: messagesText.views[value] }))}
            value={view}
            onChange={(next) => void navigate({ search: { view: next } })}
          />
        )}
      </div>
      {view === 'test-inbox' ? <TestInboxView /> : <PracticeView />}
    </div>
  )
}

function TestInboxView() {
  return <MailboxView view="test-inbox" mailbox={useTestInbox()} />
}

function PracticeView() {
  return <MailboxView view="practice" mailbox={usePracticeMailbox()} />
}

import { Plug } from 'lucide-react'
import { useState } from 'react'
import { connectionsText, connectText } from '../../catalogue/connect.ts'
import { useSending } from '../../sending/sending-context.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { useRecords, useStorage } from '../../storage/studio-storage.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import styles from './ConnectionsPage.module.css'
import { EmailJsDialog } from './EmailJsDialog.tsx'

/** The place Connections: the ways this browser's forms can send. */
export function ConnectionsPage() {
  usePageTitle(connectionsText.title)
  const { connections, forms } = useStorage()
  const { place, connectPlace } = useSending()
  const records = useRecords(connections)
  const all = (useRecords<StoredForm>(forms) ?? []).filter(({ deletedAt }) => deletedAt === undefined)
  const [isAdding, setIsAdding] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const takePlace = async (): Promise<void> => {
    setTrouble(undefined)
    await connectPlace().catch((error: unknown) =>
      setTrouble(connectText.pairingFailed(error instanceof Error ? error.message : '')),
    )
  }
  const isInbox = place === 'test-inbox'
  const hasPlace = records?.some(({ kind }) => kind === place) === true
  const actions = (
    <>
      <Button variant="primary" onPress={() => setIsAdding(true)}>
        {connectionsText.addEmailJs}
      </Button>
      {!hasPlace && (
        <Button onPress={() => void takePlace()}>
          {isInbox ? connectionsText.useInbox : connectionsText.usePractice}
        </Button>
      )}
    </>
  )
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{connectionsText.title}</h1>
          <p className={styles['lead']}>{connectionsText.lead}</p>
        </div>
        {records && records.length > 0 && <div className={styles['actions']}>{actions}</div>}
      </header>
      {trouble !== undefined && <Banner tone="bad">{trouble}</Banner>}
      {records?.length === 0 && (
        <EmptyState icon={Plug} actions={actions}>
          {isInbox ? connectionsText.empty : connectionsText.emptyPractice}
        </EmptyState>
      )}
      <ul className={styles['list']}>
        {records?.map((connection) => (
          <ConnectionCard
            key={connection.id}
            connection={connection}
            usedBy={all.filter(({ document }) => document.connectionId === connection.id)}
          />
        ))}
      </ul>
      <EmailJsDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={connectionsText.addEmailJs}
        action={connectionsText.addEmailJs}
      />
    </div>
  )
}

import { Plug } from 'lucide-react'
import { useState } from 'react'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { EmailJsDialog } from '../../domain/connections/EmailJsDialog.tsx'
import { useSending } from '../../domain/sending/sending-context.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { connectionsText, connectText } from '../../domain/texts/connect.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { language } from '../../ui/language.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import styles from './ConnectionsPage.module.css'

const nameOrder = new Intl.Collator(language, { numeric: true })

/** Orders connections as they are called; two of one name by their ids, so that none changes its place. */
function byConnectionName(one: StoredConnection, other: StoredConnection): number {
  return nameOrder.compare(connectionName(one), connectionName(other)) || (one.id < other.id ? -1 : 1)
}

/** The place Connections: the ways this browser's forms can send. */
export function ConnectionsPage() {
  usePageTitle(connectionsText.title)
  const { connections, forms } = useStorage()
  const { place, connectPlace } = useSending()
  const records = useRecords(connections)?.toSorted(byConnectionName)
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

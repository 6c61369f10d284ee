import { Pencil, Plug, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteConnection, sendsBy, titlesOf } from '../../domain/connections/change-forms.ts'
import { connectionStateOf, useConnectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { EmailJsDialog } from '../../domain/connections/EmailJsDialog.tsx'
import { useSending } from '../../domain/sending/sending-context.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { useRecords, useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { connectionsText, connectText, testSendText } from '../../domain/texts/connect.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { language } from '../../ui/language.ts'
import { StateLine } from '../../ui/Pill.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './ConnectionsPage.module.css'
import { connectionIcons } from './connection-icons.ts'
import { EditConnection } from './EditConnection.tsx'
import { TestSteps } from './TestSteps.tsx'
import { answerAsItCame } from './test-text.ts'
import { useTestSend } from './use-test-send.ts'

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
            usedBy={all.filter(({ document }) => sendsBy(document, connection))}
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

interface ConnectionCardProps {
  readonly connection: StoredConnection
  readonly usedBy: readonly StoredForm[]
}

/** One connection: its state, its last answer, its ids, none of them secret, and the forms that send by it. */
function ConnectionCard({ connection, usedBy }: ConnectionCardProps) {
  const storage = useStorage()
  const showToast = useToast()
  const { settings } = useSettings()
  const [isEditing, setIsEditing] = useState(false)
  const mark = useConnectionMark(connection)
  const tested = usedBy[0]?.document ?? documentFromStart(contactStart, { to: settings?.makerAddress ?? '' })
  const { test, record, isBusy, send, tellArrived } = useTestSend(connection, tested)
  const state = connectionStateOf(connection)
  const name = connectionName(connection)
  const remove = async (): Promise<void> => {
    const { forms, undo } = await deleteConnection(storage, connection)
    showToast({
      text: connectionsText.removed(
        name,
        titlesOf(forms.filter(({ deletedAt }) => deletedAt === undefined)),
        forms.some(({ state }) => state !== undefined),
      ),
      action: { label: connectionsText.undo, onPress: () => void undo() },
    })
  }
  const ids = connection.kind === 'practice' ? [] : [connection.publicKey, connection.serviceId]
  const more = connection.kind === 'emailjs' || connection.kind === 'relay' ? [connection.templateId] : []
  const asks = test.status !== 'idle' && test.status !== 'refused' && test.status !== 'arrived'
  return (
    <li className={styles['card']}>
      <Icon icon={connectionIcons[connection.kind]} size={20} />
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['state']}>
          <StateLine tone={mark.tone}>{mark.words}</StateLine>
        </p>
        {'answer' in state && state.answer.httpStatus !== 0 && (
          <p className={styles['answer']}>
            {connectionsText.lastAnswer} <q>{answerAsItCame(state.answer)}</q>
          </p>
        )}
        {ids.length > 0 && <p className={styles['ids']}>{[...ids, ...more].join(' · ')}</p>}
        <p className={styles['use']}>{connectionsText.usedBy(titlesOf(usedBy))}</p>
        {asks && <TestSteps state={test} connection={connection} record={record} onTold={tellArrived} />}
      </div>
      <div className={styles['tools']}>
        <Button size="small" icon={Send} isBusy={isBusy} onPress={() => void send(connection)}>
          {test.status === 'idle' ? testSendText.send : testSendText.again}
        </Button>
        {(connection.kind === 'emailjs' || connection.kind === 'relay') && (
          <IconButton icon={Pencil} label={connectionsText.edit(name)} onPress={() => setIsEditing(true)} />
        )}
        <IconButton icon={Trash2} tone="danger" label={connectionsText.remove(name)} onPress={() => void remove()} />
      </div>
      {(connection.kind === 'emailjs' || connection.kind === 'relay') && (
        <EditConnection
          connection={connection}
          usedBy={usedBy}
          isOpen={isEditing}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  )
}

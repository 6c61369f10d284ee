import { Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteConnection } from '../../domain/connections/change-forms.ts'
import { connectionStateOf, useConnectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { useSettings, useStorage } from '../../domain/storage/studio-storage.ts'
import { connectionsText, testSendText } from '../../domain/texts/connect.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './ConnectionsPage.module.css'
import { connectionIcons } from './connection-icons.ts'
import { EditConnection } from './EditConnection.tsx'
import { TestSteps } from './TestSteps.tsx'
import { answerAsItCame } from './test-text.ts'
import { useTestSend } from './use-test-send.ts'

export interface ConnectionCardProps {
  readonly connection: StoredConnection
  readonly usedBy: readonly StoredForm[]
}

/** One connection: its state, its last answer, its ids, none of them secret, and the forms that send by it. */
export function ConnectionCard({ connection, usedBy }: ConnectionCardProps) {
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
        forms.filter(({ deletedAt }) => deletedAt === undefined).map(({ document }) => document.form.title),
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
        <p className={styles['use']}>{connectionsText.usedBy(usedBy.map(({ document }) => document.form.title))}</p>
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

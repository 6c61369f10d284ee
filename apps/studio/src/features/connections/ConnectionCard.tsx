import { Cloud, Inbox, Server, Trash2 } from 'lucide-react'
import { connectionsText } from '../../catalogue/connect.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './ConnectionsPage.module.css'
import { connectionName } from './connection-name.ts'
import { deleteConnection } from './delete-connection.ts'

const icons = { emailjs: Cloud, 'test-inbox': Inbox, practice: Inbox, relay: Server } as const

export interface ConnectionCardProps {
  readonly connection: StoredConnection
  readonly usedBy: readonly StoredForm[]
}

/** One connection: its ids, none of them secret, and the forms that send by it. */
export function ConnectionCard({ connection, usedBy }: ConnectionCardProps) {
  const storage = useStorage()
  const showToast = useToast()
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
  return (
    <li className={styles['card']}>
      <Icon icon={icons[connection.kind]} size={20} />
      <div className={styles['words']}>
        <h2 className={styles['name']}>{name}</h2>
        {ids.length > 0 && <p className={styles['ids']}>{[...ids, ...more].join(' · ')}</p>}
        <p className={styles['use']}>{connectionsText.usedBy(usedBy.map(({ document }) => document.form.title))}</p>
      </div>
      <IconButton icon={Trash2} tone="danger" label={connectionsText.remove(name)} onPress={() => void remove()} />
    </li>
  )
}

import { destinationText } from '../catalogue/shell.ts'
import { useDocument } from '../document/use-document.ts'
import { connectionName } from '../features/connections/connection-name.ts'
import { findConnection } from '../sending/find-connection.ts'
import { useInboxReach } from '../sending/use-inbox-reach.ts'
import { useRecords, useStorage } from '../storage/studio-storage.ts'
import styles from './FormHeader.module.css'

/** Where the answers of the open form go: green is a provider or a server, an amber ring stays with the maker. */
export function Destination() {
  const document = useDocument((whole) => whole)
  const connections = useRecords(useStorage().connections)
  const connection = connections && findConnection(document, connections)
  const kind = connection?.kind ?? 'none'
  const isSilent = useInboxReach(kind === 'test-inbox') === 'silent'
  if (!connections) return null
  const { name: usual, detail } = destinationText[kind]
  const name = connection ? connectionName(connection) : usual
  const more = isSilent ? destinationText.silent : detail
  return (
    <span className={styles['destination']} data-destination={isSilent ? 'silent' : kind}>
      <i aria-hidden="true" />
      <span className={styles['text']}>{name}</span> {more && <span className={styles['detail']}>{more}</span>}
    </span>
  )
}

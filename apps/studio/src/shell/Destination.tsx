import { destinationText } from '../catalogue/shell.ts'
import { useDocument } from '../document/use-document.ts'
import { connectionName } from '../features/connections/connection-name.ts'
import { useRecords, useStorage } from '../storage/studio-storage.ts'
import styles from './FormHeader.module.css'

/** Where the answers of the open form go: green is a provider or a server, an amber ring stays with the maker. */
export function Destination() {
  const id = useDocument(({ connectionId }) => connectionId)
  const connections = useRecords(useStorage().connections)
  const connection = connections?.find((candidate) => candidate.id === id)
  const kind = connection?.kind ?? 'none'
  const { detail } = destinationText[kind]
  const name = connection ? connectionName(connection) : destinationText.none.name
  return (
    <span className={styles['destination']} data-destination={kind}>
      <i aria-hidden="true" />
      {name} {detail && <span className={styles['detail']}>{detail}</span>}
    </span>
  )
}

import { useConnectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { findConnection } from '../../domain/sending/form-destination.ts'
import { useInboxAvailability } from '../../domain/sending/inbox-monitor.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { destinationText } from '../../domain/texts/shell.ts'
import styles from './FormHeader.module.css'

/**
 * The destination of the open form's answers, and how far it is proven: the dot has the colour of the connection's
 * state, and is a ring where only the maker can be reached.
 */
export function Destination() {
  const document = useDocument((whole) => whole)
  const connections = useRecords(useStorage().connections)
  const connection = connections && findConnection(document, connections)
  const kind = connection?.kind ?? 'none'
  const isSilent = useInboxAvailability(useSending().inboxMonitor, kind === 'test-inbox') === 'silent'
  const { tone, words } = useConnectionMark(connection)
  if (!connections) return null
  const { name: usual, detail } = destinationText[kind]
  const name = connection ? connectionName(connection) : usual
  const place = isSilent ? destinationText.silent : detail
  return (
    <span className={styles['destination']} data-destination={kind} data-tone={isSilent ? 'bad' : tone}>
      <i aria-hidden="true" />
      <span className={styles['goesTo']}>
        <span className={styles['text']}>{name}</span>{' '}
        {place !== '' && <span className={styles['place']}>{place}</span>}
      </span>
      {connection && !isSilent && (
        <span className={styles['detail']} title={words}>
          {words}
        </span>
      )}
    </span>
  )
}

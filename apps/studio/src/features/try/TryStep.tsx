import { useConnectionMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useFormConnection } from '../../domain/connections/use-form-connection.ts'
import { tryText } from '../../domain/texts/try.ts'
import { usePageTitle } from '../../domain/texts/use-page-title.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { BothSides } from './BothSides.tsx'
import styles from './TryStep.module.css'

function leadFor(connection: StoredConnection | undefined): string {
  if (!connection) return tryText.connectFirst
  if (connection.kind === 'test-inbox') return tryText.realInbox
  return connection.kind === 'practice' ? tryText.realPractice : tryText.real
}

/** Try it: what the visitor sees and what the maker gets, side by side, sending for real unless something is simulated. */
export function TryStep() {
  usePageTitle(tryText.title)
  const { connection, isRead } = useFormConnection()
  const { tone } = useConnectionMark(connection)
  const name = connection ? connectionName(connection) : tryText.nowhere
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{tryText.title}</h1>
        <p className={styles['to']} data-destination={connection?.kind ?? 'none'} data-tone={tone}>
          <i aria-hidden="true" />
          {tryText.goesTo} <b>{name}</b>
        </p>
        <p className={styles['lead']}>{leadFor(connection)}</p>
      </header>
      {isRead && <BothSides key={connection?.id ?? 'none'} connection={connection} />}
    </div>
  )
}

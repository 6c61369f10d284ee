import { tryText } from '../../catalogue/try.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { connectionName } from '../connections/connection-name.ts'

/** What a connection is called within a sentence: `the test inbox`, `EmailJS · service_x1`. */
export function wayWords(connection: StoredConnection): string {
  switch (connection.kind) {
    case 'practice':
    case 'test-inbox':
      return tryText.way[connection.kind]
    default:
      return connectionName(connection)
  }
}

import { connectionName } from '../../domain/connections/connection-name.ts'
import { tryText } from '../../domain/texts/try.ts'
import type { StoredConnection } from '../../model/connection.ts'

/** A connection's name within a sentence: `the test inbox`, `EmailJS · service_x1`. */
export function wayWords(connection: StoredConnection): string {
  switch (connection.kind) {
    case 'practice':
    case 'test-inbox':
      return tryText.way[connection.kind]
    default:
      return connectionName(connection)
  }
}

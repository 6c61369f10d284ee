import { useMoment } from '../../outbox/use-moment.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { type ConnectionMark, connectionMark } from './connection-mark.ts'

/** Returns a connection's state in colour and words, as of now. */
export function useConnectionMark(connection: StoredConnection | undefined): ConnectionMark {
  return connectionMark(connection, useMoment(false).nowMs)
}

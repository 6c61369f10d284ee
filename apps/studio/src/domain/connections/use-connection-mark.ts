import type { StoredConnection } from '../../model/connection.ts'
import { useMoment } from '../sending/use-moment.ts'
import { type ConnectionMark, connectionMark } from './connection-mark.ts'

/** Returns a connection's state in colour and words, as of now. */
export function useConnectionMark(connection: StoredConnection | undefined): ConnectionMark {
  return connectionMark(connection, useMoment(false).nowMs)
}

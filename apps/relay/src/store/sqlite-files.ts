import type { DatabaseSync } from 'node:sqlite'
import type { AttachedFile, MessageStore } from './port.ts'
import { readFileRow } from './rows.ts'

/** The files of messages, apart from the message table, so that nobody reads their bytes but who sends them. */
export function createSqliteFiles(db: DatabaseSync): Pick<MessageStore, 'files'> & {
  /** Writes a message's files; a part of the transaction that accepts it. */
  add(messageId: string, files: readonly AttachedFile[]): void
} {
  const insert = db.prepare(
    'INSERT INTO files (message_id, position, parameter, name, type, content) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const ofMessage = db.prepare(
    'SELECT parameter, name, type, content FROM files WHERE message_id = ? ORDER BY position',
  )
  return {
    add: (messageId, files) => {
      for (const [position, { parameter, name, type, content }] of files.entries()) {
        insert.run(messageId, position, parameter, name, type, content)
      }
    },
    files: (messageId) => ofMessage.all(messageId).map((row) => readFileRow(row)),
  }
}

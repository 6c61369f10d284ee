import type { DatabaseSync } from 'node:sqlite'
import { pageOf } from './page.ts'
import type { MessageState, MessageStore } from './port.ts'
import { readAttemptsRow, readMessage } from './rows.ts'
import { createSqliteAccept, createSqliteFiles } from './sqlite-accept.ts'
import { createSqliteQueue } from './sqlite-queue.ts'

type MessageHistory = Pick<
  MessageStore,
  'get' | 'list' | 'counts' | 'lastAttempt' | 'hasDeliveredSince' | 'prune' | 'forgetIds'
>

/** The message table: it is the queue as well, so there is one truth. */
export function createSqliteMessages(db: DatabaseSync): MessageStore {
  const { files } = createSqliteFiles(db)
  return { ...createSqliteAccept(db), ...createSqliteQueue(db), ...createSqliteHistory(db), files }
}

/** Lists messages with their outcomes, and forgets old ones. */
function createSqliteHistory(db: DatabaseSync): MessageHistory {
  const byId = db.prepare('SELECT * FROM messages WHERE id = ?')
  const newest = db.prepare(`
    SELECT * FROM messages WHERE (?1 IS NULL OR state = ?1)
      AND (?2 IS NULL OR seq < (SELECT seq FROM messages WHERE id = ?2)) ORDER BY seq DESC LIMIT ?3`)
  const states = db.prepare('SELECT state, count(*) AS count FROM messages GROUP BY state')
  const latest = db.prepare(
    'SELECT attempts FROM messages WHERE last_attempt_at IS NOT NULL ORDER BY last_attempt_at DESC, seq DESC LIMIT 1',
  )
  const through = db.prepare(`
    SELECT 1 FROM messages WHERE last_attempt_at >= $since AND service_id = $service AND (state = 'delivered' OR EXISTS (
      SELECT 1 FROM json_each(attempts) AS tried
      WHERE tried.value ->> '$.atMs' >= $since AND json_array_length(tried.value, '$.delivered') > 0)) LIMIT 1`)
  const forgetWords = db.prepare(`
    UPDATE messages SET params = '{}', built_ins = '{}'
    WHERE state = 'delivered' AND last_attempt_at < ? AND (params <> '{}' OR built_ins <> '{}')`)
  const forgetIds = db.prepare(`
    DELETE FROM messages
    WHERE state = 'delivered' AND last_attempt_at < ? AND params = '{}' AND built_ins = '{}'`)
  return {
    get: (id) => {
      const row = byId.get(id)
      return row === undefined ? undefined : readMessage(row).message
    },
    list: ({ state, limit, after }) =>
      pageOf(
        newest.all(state ?? null, after ?? null, limit + 1).map((row) => readMessage(row).message),
        limit,
      ),
    counts: () => {
      const counts = { accepted: 0, delivering: 0, delivered: 0, deferred: 0, failed: 0 }
      for (const row of states.all()) {
        const { state } = row
        if (isMessageState(state, counts)) counts[state] = Number(row['count'])
      }
      return counts
    },
    lastAttempt: () => {
      const row = latest.get()
      return row === undefined ? undefined : readAttemptsRow(row).attempts.at(-1)
    },
    hasDeliveredSince: (serviceId, sinceMs) => through.get({ service: serviceId, since: sinceMs }) !== undefined,
    prune: (beforeMs) => Number(forgetWords.run(beforeMs).changes),
    forgetIds: (beforeMs) => Number(forgetIds.run(beforeMs).changes),
  }
}

function isMessageState(name: unknown, counts: Readonly<{ [State in MessageState]: number }>): name is MessageState {
  return typeof name === 'string' && Object.hasOwn(counts, name)
}

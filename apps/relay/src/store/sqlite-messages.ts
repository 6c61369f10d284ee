import type { DatabaseSync } from 'node:sqlite'
import { generalTemplate } from '@letterslot/email'
import { inTransaction } from './database.ts'
import type { GroupCommit } from './group-commit.ts'
import type { AttachedFile, MessageState, MessageStore, NewMessage } from './port.ts'
import { pageOfRows, readAttemptsRow, readFileRow, readMessage } from './rows.ts'
import { createSqliteQueue } from './sqlite-queue.ts'
import { StoreUnavailableError } from './store-errors.ts'

type MessageHistory = Pick<
  MessageStore,
  'get' | 'list' | 'counts' | 'lastAttempt' | 'hasDeliveredSince' | 'prune' | 'forgetIds'
>

/** The message table: it is the queue as well, so there is one truth. */
export function createSqliteMessages(db: DatabaseSync, inGroup: GroupCommit): MessageStore {
  const { files } = createSqliteFiles(db)
  return { ...createSqliteAccept(db, inGroup), ...createSqliteQueue(db, inGroup), ...createSqliteHistory(db), files }
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
      pageOfRows(
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

type AcceptResult = Awaited<ReturnType<MessageStore['accept']>>

/** A message that is written and removed to try the disk. */
const probe: NewMessage = {
  id: 'probe',
  submissionId: 'probe',
  keyId: 'probe',
  serviceId: 'probe',
  templateId: 'probe',
  templateRevision: 0,
  template: generalTemplate({ id: 'probe', to: '' }),
  params: {},
  builtIns: {},
  contentDigest: 'probe',
  acceptedAtMs: 0,
}

/** Accepts messages, each id with the same content once. */
function createSqliteAccept(
  db: DatabaseSync,
  inGroup: GroupCommit,
): Pick<MessageStore, 'accept' | 'find' | 'checkWritable'> {
  const same = db.prepare('SELECT id FROM messages WHERE key_id = ? AND submission_id = ? AND content_digest = ?')
  const other = db.prepare('SELECT 1 FROM messages WHERE key_id = ? AND submission_id = ? LIMIT 1')
  const insert = db.prepare(`
    INSERT INTO messages (id, submission_id, key_id, service_id, template_id, template_revision, template, params,
      built_ins, content_digest, repeated_id, accepted_at, state, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`)
  const templateTexts = new WeakMap<NewMessage['template'], string>()
  const textOf = (template: NewMessage['template']): string => {
    const text = templateTexts.get(template) ?? JSON.stringify(template)
    templateTexts.set(template, text)
    return text
  }
  const files = createSqliteFiles(db)
  const remove = db.prepare('DELETE FROM messages WHERE id = ?')

  const written = (keyId: string, submissionId: string, contentDigest: string): string | undefined => {
    const row = same.get(keyId, submissionId, contentDigest)
    return row === undefined ? undefined : String(row['id'])
  }
  const acceptOne = (message: NewMessage): AcceptResult => {
    const { keyId, submissionId, contentDigest } = message
    const isRepeatedId = other.get(keyId, submissionId) !== undefined
    const known = isRepeatedId ? written(keyId, submissionId, contentDigest) : undefined
    if (known !== undefined) return { kind: 'repeat', id: known }
    insert.run(
      message.id,
      submissionId,
      keyId,
      message.serviceId,
      message.templateId,
      message.templateRevision,
      textOf(message.template),
      JSON.stringify(isRepeatedId ? message.params : (message.paramsOfNewId ?? message.params)),
      JSON.stringify(message.builtIns),
      contentDigest,
      isRepeatedId ? 1 : 0,
      message.acceptedAtMs,
      message.acceptedAtMs,
    )
    files.add(message.id, message.files ?? [])
    return { kind: 'stored', id: message.id }
  }
  return {
    accept: (message) => inGroup(() => acceptOne(message)),
    find: async (...wanted) => (written(...wanted) === undefined ? undefined : inGroup(() => written(...wanted))),
    // Both in one transaction: the pages that an accept writes are written, and no reader ever sees the message.
    checkWritable: () => {
      try {
        inTransaction(db, () => {
          acceptOne(probe)
          remove.run(probe.id)
        })
      } catch (cause) {
        throw new StoreUnavailableError({ cause })
      }
    },
  }
}

/** The files of messages, in a table of their own, so that lists do not read their bytes. */
function createSqliteFiles(db: DatabaseSync): Pick<MessageStore, 'files'> & {
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

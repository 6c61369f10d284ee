import type { DatabaseSync } from 'node:sqlite'
import { generalTemplate } from '@letterslot/email'
import { createGroupCommit } from './group-commit.ts'
import type { MessageStore, NewMessage } from './port.ts'
import { createSqliteFiles } from './sqlite-files.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import { inTransaction } from './transaction.ts'

type Accepted = Awaited<ReturnType<MessageStore['accept']>>

/** Stands for any message when only the way to the disk is tried. */
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

/** Where messages come in, each id with the same content once. */
export function createSqliteAccept(db: DatabaseSync): Pick<MessageStore, 'accept' | 'find' | 'checkWritable'> {
  const same = db.prepare('SELECT id FROM messages WHERE key_id = ? AND submission_id = ? AND content_digest = ?')
  const other = db.prepare('SELECT 1 FROM messages WHERE key_id = ? AND submission_id = ? LIMIT 1')
  const insert = db.prepare(`
    INSERT INTO messages (id, submission_id, key_id, service_id, template_id, template_revision, template, params,
      built_ins, content_digest, repeated_id, accepted_at, state, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`)
  const files = createSqliteFiles(db)
  const remove = db.prepare('DELETE FROM messages WHERE id = ?')

  const find: MessageStore['find'] = (keyId, submissionId, contentDigest) => {
    const row = same.get(keyId, submissionId, contentDigest)
    return row === undefined ? undefined : String(row['id'])
  }
  const acceptOne = (message: NewMessage): Accepted => {
    const { keyId, submissionId, contentDigest } = message
    const known = find(keyId, submissionId, contentDigest)
    if (known !== undefined) return { kind: 'repeat', id: known }
    const repeatedId = other.get(keyId, submissionId) !== undefined
    insert.run(
      message.id,
      submissionId,
      keyId,
      message.serviceId,
      message.templateId,
      message.templateRevision,
      JSON.stringify(message.template),
      JSON.stringify(repeatedId ? message.params : (message.paramsOfNewId ?? message.params)),
      JSON.stringify(message.builtIns),
      contentDigest,
      repeatedId ? 1 : 0,
      message.acceptedAtMs,
      message.acceptedAtMs,
    )
    files.add(message.id, message.files ?? [])
    return { kind: 'stored', id: message.id }
  }
  const commit = <T>(work: () => T): T => {
    try {
      return inTransaction(db, work)
    } catch (cause) {
      throw new StoreUnavailableError({ cause })
    }
  }
  return {
    accept: createGroupCommit((messages) => commit(() => messages.map(acceptOne))),
    find,
    // Both in one transaction: the pages that an accept writes are written, and nobody ever sees the message.
    checkWritable: () =>
      commit(() => {
        acceptOne(probe)
        remove.run(probe.id)
      }),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { createGroupCommit } from './group-commit.ts'
import type { AcceptedMessage, Claim, DeliveryOutcome, MessageState, MessageStore, StoredMessage } from './port.ts'
import { readAttemptsRow, readMessageRow, readStateRow } from './rows.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import { inTransaction } from './transaction.ts'
import { type MessageEvent, transition } from './transition.ts'

type NewMessage = Omit<AcceptedMessage, 'repeatedId'>
type Accepted = Awaited<ReturnType<MessageStore['accept']>>

/** The message table: it is the queue as well, so there is one truth. */
export function createSqliteMessages(db: DatabaseSync): MessageStore {
  const same = db.prepare('SELECT id FROM messages WHERE key_id = ? AND submission_id = ? AND content_digest = ?')
  const other = db.prepare('SELECT 1 FROM messages WHERE key_id = ? AND submission_id = ? LIMIT 1')
  const insert = db.prepare(`
    INSERT INTO messages (id, submission_id, key_id, service_id, template_id, template_revision, template, params,
      built_ins, content_digest, repeated_id, accepted_at, state, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`)
  const due = db.prepare(`
    SELECT * FROM messages WHERE due_at <= ? AND service_id NOT IN (SELECT value FROM json_each(?)) ORDER BY seq LIMIT 1`)
  const take = db.prepare("UPDATE messages SET state = 'delivering', fence = ?, due_at = ? WHERE id = ? AND fence = ?")
  const next = db.prepare(`
    SELECT min(due_at) AS due FROM messages
    WHERE due_at IS NOT NULL AND service_id NOT IN (SELECT value FROM json_each(?))`)
  const unlease = db.prepare(
    "UPDATE messages SET due_at = coalesce(retry_at, accepted_at), fence = fence + 1 WHERE state = 'delivering'",
  )
  const held = db.prepare('SELECT state, attempts FROM messages WHERE id = ? AND fence = ?')
  const write = db.prepare(`
    UPDATE messages SET state = ?, attempts = ?, last_attempt_at = coalesce(?, last_attempt_at), retry_at = ?,
      reason = ?, due_at = ? WHERE id = ? AND fence = ? AND state = 'delivering'`)
  const byId = db.prepare('SELECT * FROM messages WHERE id = ?')
  const newest = db.prepare(`
    SELECT * FROM messages WHERE (?1 IS NULL OR state = ?1)
      AND (?2 IS NULL OR seq < (SELECT seq FROM messages WHERE id = ?2)) ORDER BY seq DESC LIMIT ?3`)
  const again = db.prepare(
    'UPDATE messages SET state = ?, retry_at = ?, due_at = ?, reason = NULL, fence = fence + 1 WHERE id = ?',
  )
  const states = db.prepare('SELECT state, count(*) AS count FROM messages GROUP BY state')
  const latest = db.prepare(
    'SELECT attempts FROM messages WHERE last_attempt_at IS NOT NULL ORDER BY last_attempt_at DESC, seq DESC LIMIT 1',
  )
  const forget = db.prepare(`
    UPDATE messages SET params = '{}', built_ins = '{}'
    WHERE state = 'delivered' AND last_attempt_at < ? AND (params <> '{}' OR built_ins <> '{}')`)

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
      JSON.stringify(message.params),
      JSON.stringify(message.builtIns),
      contentDigest,
      repeatedId ? 1 : 0,
      message.acceptedAtMs,
      message.acceptedAtMs,
    )
    return { kind: 'stored', id: message.id }
  }

  return {
    accept: createGroupCommit((messages) => {
      try {
        return inTransaction(db, () => messages.map(acceptOne))
      } catch (cause) {
        throw new StoreUnavailableError({ cause })
      }
    }),
    claim: (nowMs, leaseMs, exceptServices = []) =>
      inTransaction(db, () => {
        const row = due.get(nowMs, JSON.stringify(exceptServices))
        if (row === undefined) return undefined
        const { message, fence } = readMessage(row)
        const state = transition(message.state, { kind: 'claim' })
        if (state === undefined) return undefined
        const leaseUntilMs = nowMs + leaseMs
        take.run(fence + 1, leaseUntilMs, message.id, fence)
        return { message: { ...message, state }, fence: fence + 1, leaseUntilMs } satisfies Claim
      }),
    nextDueMs: (exceptServices = []) => numberIn(next.get(JSON.stringify(exceptServices))?.['due']),
    endLeases: () => Number(unlease.run().changes),
    record: (claim, outcome) =>
      inTransaction(db, () => {
        const row = held.get(claim.message.id, claim.fence)
        if (row === undefined) return false
        const { state: from, attempts } = readStateRow(row)
        const to = transition(from, eventOf(outcome, attempts.length > 0))
        if (to === undefined) return false
        const attempt = outcome.kind === 'released' ? undefined : outcome.attempt
        const retryAtMs = outcome.kind === 'deferred' ? outcome.retryAtMs : null
        const { changes } = write.run(
          to,
          JSON.stringify(attempt === undefined ? attempts : [...attempts, attempt]),
          attempt?.atMs ?? null,
          outcome.kind === 'released' ? (claim.message.retryAtMs ?? null) : retryAtMs,
          outcome.kind === 'deferred' || outcome.kind === 'failed' ? outcome.reason : null,
          outcome.kind === 'released' ? (claim.message.retryAtMs ?? claim.message.acceptedAtMs) : retryAtMs,
          claim.message.id,
          claim.fence,
        )
        return changes === 1
      }),
    get: (id) => {
      const row = byId.get(id)
      return row === undefined ? undefined : readMessage(row).message
    },
    find,
    list: ({ state, limit, after }) => {
      const rows = newest.all(state ?? null, after ?? null, limit + 1).map((row) => readMessage(row).message)
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      return rows.length > limit && last !== undefined ? { items, next: last.id } : { items }
    },
    retry: (id, nowMs) =>
      inTransaction(db, () => {
        const row = byId.get(id)
        if (row === undefined) return false
        const to = transition(readMessage(row).message.state, { kind: 'retry' })
        if (to === undefined) return false
        again.run(to, nowMs, nowMs, id)
        return true
      }),
    counts: () => {
      const counts: Record<MessageState, number> = { accepted: 0, delivering: 0, delivered: 0, deferred: 0, failed: 0 }
      for (const row of states.all()) {
        const state = Object.keys(counts).find((name): name is MessageState => name === row['state'])
        if (state !== undefined) counts[state] = Number(row['count'])
      }
      return counts
    },
    lastAttempt: () => {
      const row = latest.get()
      return row === undefined ? undefined : readAttemptsRow(row).attempts.at(-1)
    },
    prune: (beforeMs) => Number(forget.run(beforeMs).changes),
  }
}

function eventOf(outcome: DeliveryOutcome, tried: boolean): MessageEvent {
  return outcome.kind === 'released' ? { kind: 'released', tried } : { kind: outcome.kind }
}

function readMessage(row: unknown): { readonly message: StoredMessage; readonly fence: number } {
  const read = readMessageRow(row)
  return {
    fence: read.fence,
    message: {
      id: read.id,
      submissionId: read.submission_id,
      keyId: read.key_id,
      serviceId: read.service_id,
      templateId: read.template_id,
      templateRevision: read.template_revision,
      template: read.template,
      params: read.params,
      builtIns: read.built_ins,
      contentDigest: read.content_digest,
      repeatedId: read.repeated_id,
      acceptedAtMs: read.accepted_at,
      state: read.state,
      attempts: read.attempts,
      retryAtMs: read.retry_at ?? undefined,
      reason: read.reason ?? undefined,
    },
  }
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

import type { DatabaseSync } from 'node:sqlite'
import { assertNever } from '@letterslot/core'
import { inTransaction, inUnsyncedTransaction } from './database.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Claim, DeliveryOutcome, MessageState, MessageStore } from './port.ts'
import { createTemplateReader, readMessage, readStateRow } from './rows.ts'

type Queue = Pick<
  MessageStore,
  'claim' | 'claimAll' | 'nextDueMs' | 'endLeases' | 'bringForward' | 'renew' | 'record' | 'retry' | 'retryDeferred'
>

/** Of so many messages that are due the order is found by sorting. */
const sortableCount = 50

/** The message table as a queue: due messages, leases, outcomes. */
export function createSqliteQueue(db: DatabaseSync, inGroup: GroupCommit): Queue {
  const firstService = db.prepare('SELECT min(service_id) AS service FROM messages WHERE due_at IS NOT NULL')
  const nextService = db.prepare(
    'SELECT min(service_id) AS service FROM messages WHERE due_at IS NOT NULL AND service_id > ?',
  )
  const dueByTime = 'FROM messages INDEXED BY messages_due_of_service WHERE service_id = ? AND due_at <= ?'
  const oneTooMany = db.prepare(`SELECT 1 ${dueByTime} LIMIT 1 OFFSET ${sortableCount}`)
  const dueUnordered = db.prepare(`SELECT seq ${dueByTime}`)
  const dueInOrder = db.prepare(`
    SELECT seq FROM messages INDEXED BY messages_waiting_of_service
    WHERE service_id = ? AND due_at <= ? ORDER BY seq LIMIT ?`)
  const bySeq = db.prepare('SELECT * FROM messages WHERE seq = ?')
  const firstDue = db.prepare('SELECT min(due_at) AS due FROM messages WHERE service_id = ? AND due_at IS NOT NULL')
  const take = db.prepare("UPDATE messages SET state = 'delivering', fence = ?, due_at = ? WHERE id = ? AND fence = ?")
  const unlease = db.prepare("UPDATE messages SET due_at = 0, fence = fence + 1 WHERE state = 'delivering'")
  // A retry that the last attempt planned is as far from it as the wait; one of an untried mail may be tried at once.
  const forward = db.prepare(`
    UPDATE messages SET due_at = fair, retry_at = CASE WHEN retry_at IS NULL THEN NULL ELSE fair END
    FROM (
      SELECT id AS late, $now + CASE state
        WHEN 'accepted' THEN 0 ELSE min($longest, max(0, retry_at - coalesce(last_attempt_at, retry_at))) END AS fair
      FROM messages WHERE due_at > $now AND state IN ('accepted', 'deferred')
    ) WHERE id = late AND due_at > fair`)
  const hold = db.prepare("UPDATE messages SET due_at = ? WHERE id = ? AND fence = ? AND state = 'delivering'")
  const held = db.prepare('SELECT state, attempts FROM messages WHERE id = ? AND fence = ?')
  const write = db.prepare(`
    UPDATE messages SET state = ?, attempts = ?, last_attempt_at = coalesce(?, last_attempt_at), retry_at = ?,
      reason = ?, due_at = ? WHERE id = ? AND fence = ? AND state = 'delivering'`)
  const state = db.prepare('SELECT state, attempts FROM messages WHERE id = ?')
  const again = db.prepare(
    'UPDATE messages SET state = ?, retry_at = ?, due_at = ?, reason = NULL, fence = fence + 1 WHERE id = ?',
  )

  // The transition `retry` leaves these deferred; their reasons stay until they are tried.
  const allAgain = db.prepare(
    "UPDATE messages SET retry_at = $now, due_at = $now WHERE state = 'deferred' AND due_at > $now",
  )

  const templateOf = createTemplateReader()

  /** The services of which a message waits: each is found by one step through the index, however many wait. */
  const waitingServices = (exceptServices: readonly string[]): readonly string[] => {
    const names: string[] = []
    for (let row = firstService.get(); typeof row?.['service'] === 'string'; row = nextService.get(row['service'])) {
      names.push(row['service'])
    }
    return names.filter((name) => !exceptServices.includes(name))
  }

  /**
   * The places in the queue of what is due. A few are sorted; many are met in their order, so that neither those behind
   * them nor what waits for a later time is read.
   */
  const dueSeqs = (service: string, nowMs: number, limit: number): readonly number[] => {
    const isMany = oneTooMany.get(service, nowMs) !== undefined
    const rows = isMany ? dueInOrder.all(service, nowMs, limit) : dueUnordered.all(service, nowMs)
    return rows.map(({ seq }) => Number(seq))
  }

  const claimDue = (nowMs: number, leaseMs: number, limit: number, exceptServices: readonly string[] = []): Claim[] =>
    waitingServices(exceptServices)
      .flatMap((service) => dueSeqs(service, nowMs, limit))
      .sort((one, other) => one - other)
      .slice(0, limit)
      .flatMap((seq) => claimRow(bySeq.get(seq), nowMs + leaseMs) ?? [])

  const claimRow = (row: unknown, leaseUntilMs: number): Claim | undefined => {
    const { message, fence } = readMessage(row, templateOf)
    const claimed = nextMessageState(message.state, { kind: 'claim' })
    if (claimed === undefined) return undefined
    take.run(fence + 1, leaseUntilMs, message.id, fence)
    return { message: { ...message, state: claimed }, fence: fence + 1, leaseUntilMs }
  }

  return {
    // Unsynced: a claim only keeps one process from taking a message twice. A power cut ends that process as well, and
    // the next start delivers the message whether the claim was written or not.
    claim: (nowMs, leaseMs, exceptServices) =>
      inUnsyncedTransaction(db, () => claimDue(nowMs, leaseMs, 1, exceptServices)[0]),
    claimAll: (nowMs, leaseMs, limit) => inUnsyncedTransaction(db, () => claimDue(nowMs, leaseMs, limit)),
    nextDueMs: (exceptServices = []) => {
      const times = waitingServices(exceptServices).map((service) => Number(firstDue.get(service)?.['due']))
      return times.length === 0 ? undefined : Math.min(...times)
    },
    endLeases: () => Number(unlease.run().changes),
    bringForward: (nowMs, longestWaitMs) => Number(forward.run({ now: nowMs, longest: longestWaitMs }).changes),
    renew: ({ message, fence }, untilMs) => {
      inUnsyncedTransaction(db, () => hold.run(untilMs, message.id, fence))
    },
    record: (claim, outcome) =>
      inGroup(() => {
        const row = held.get(claim.message.id, claim.fence)
        if (row === undefined) return false
        const { state: from, attempts } = readStateRow(row)
        const event = messageEventOf(outcome, claim.message.retryAtMs !== undefined)
        const to = nextMessageState(from, event)
        // The fence is still this claim's: where its outcome stands already, an earlier commit wrote it and was not synced.
        if (to === undefined) return from === nextMessageState('delivering', event)
        const { attempt, retryAtMs, reason, dueAtMs } = changesOf(claim, outcome)
        const history = JSON.stringify(attempt === undefined ? attempts : [...attempts, attempt])
        const { id } = claim.message
        return write.run(to, history, attempt?.atMs ?? null, retryAtMs, reason, dueAtMs, id, claim.fence).changes === 1
      }),
    retry: (id, nowMs) =>
      inTransaction(db, () => {
        const row = state.get(id)
        if (row === undefined) return false
        const to = nextMessageState(readStateRow(row).state, { kind: 'retry' })
        if (to === undefined) return false
        again.run(to, nowMs, nowMs, id)
        return true
      }),
    retryDeferred: (nowMs) => Number(allAgain.run({ now: nowMs }).changes),
  }
}

function messageEventOf(outcome: DeliveryOutcome, isDeferred: boolean): MessageEvent {
  if (outcome.kind === 'released') return { kind: 'released', isDeferred }
  return { kind: outcome.kind === 'postponed' ? 'deferred' : outcome.kind }
}

/** The columns that an outcome writes; null for none, as SQL has it. */
function changesOf({ message }: Claim, outcome: DeliveryOutcome) {
  switch (outcome.kind) {
    case 'delivered':
      return { attempt: outcome.attempt, retryAtMs: null, reason: null, dueAtMs: null }
    case 'failed':
      return { attempt: outcome.attempt, retryAtMs: null, reason: outcome.reason, dueAtMs: null }
    case 'deferred': {
      const { attempt, retryAtMs, reason } = outcome
      return { attempt, retryAtMs, reason, dueAtMs: retryAtMs }
    }
    case 'postponed': {
      const { retryAtMs, reason } = outcome
      return { attempt: undefined, retryAtMs, reason, dueAtMs: retryAtMs }
    }
    case 'released': {
      const retryAtMs = message.retryAtMs ?? null
      return { attempt: undefined, retryAtMs, reason: null, dueAtMs: retryAtMs ?? message.acceptedAtMs }
    }
  }
}

/** An event of a message. `isDeferred`: it was due later than when it was accepted. */
export type MessageEvent =
  | { readonly kind: 'claim' }
  | { readonly kind: Exclude<DeliveryOutcome['kind'], 'postponed' | 'released'> }
  | { readonly kind: 'released'; readonly isDeferred: boolean }
  | { readonly kind: 'retry' }

/**
 * The states of a message, as one table: `accepted → delivering → delivered | deferred | failed`.
 * A message whose holder died stays `delivering` until its lease is over, and may then be claimed again.
 * @returns the next state; undefined where the event is not possible in this one.
 */
export function nextMessageState(state: MessageState, event: MessageEvent): MessageState | undefined {
  switch (event.kind) {
    case 'claim':
      return state === 'accepted' || state === 'deferred' || state === 'delivering' ? 'delivering' : undefined
    case 'delivered':
    case 'deferred':
    case 'failed':
      return state === 'delivering' ? event.kind : undefined
    case 'released':
      return state === 'delivering' ? (event.isDeferred ? 'deferred' : 'accepted') : undefined
    case 'retry':
      return state === 'failed' || state === 'deferred' ? 'deferred' : undefined
    default:
      return assertNever(event)
  }
}

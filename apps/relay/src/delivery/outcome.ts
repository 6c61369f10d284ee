import { assertNever } from '@letterslot/core'
import type { DeliveryAttempt, DeliveryOutcome, StoredMessage } from '../store/port.ts'
import type { RecipientRefusal, SmtpOutcome } from './mail/send-mail.ts'
import { nextWaitMs, type RetrySchedule } from './schedule.ts'

/** The circumstances of an attempt: its message, its recipients, its times and the schedule. */
export interface AttemptContext {
  readonly message: Pick<StoredMessage, 'attempts' | 'acceptedAtMs'>
  /** All recipients of the mail. */
  readonly recipients: readonly string[]
  /** The recipients of this attempt. */
  readonly tried: readonly string[]
  /** When the attempt began, and when it ended. */
  readonly startedAtMs: number
  readonly endedAtMs: number
  /** True when another mail of the service got through in a try that began then or later. */
  readonly isThroughSince: (sinceMs: number) => boolean
  readonly schedule: RetrySchedule
  readonly random: () => number
}

/** A conversation that ended in a reply about the mail. */
export type JudgedOutcome = Exclude<SmtpOutcome, { readonly kind: 'blocked' | 'unreachable' | 'aborted' }>

/** Decides by the server's reply what becomes of the message. */
export function deliveryOutcome(smtp: JudgedOutcome, context: AttemptContext): DeliveryOutcome {
  const attempt = attemptRecord(smtp, context)
  switch (smtp.kind) {
    case 'accepted':
      return afterAccepted(attempt, smtp.deferred, context)
    case 'later':
      return deferOrFail(attempt, smtp.isPossiblyDelivered ? `Perhaps delivered. ${smtp.answer}` : smtp.answer, context)
    case 'refused':
      return { kind: 'failed', attempt, reason: smtp.answer }
    default:
      return assertNever(smtp)
  }
}

/**
 * The recipients of the next attempt: without those who have the mail, and without those refused for good unless no
 * other is left, as after a retry by hand.
 */
export function recipientsLeft(
  recipients: readonly string[],
  attempts: readonly Pick<DeliveryAttempt, 'delivered' | 'refused'>[],
): readonly string[] {
  const delivered = new Set(attempts.flatMap((attempt) => attempt.delivered))
  const refused = new Set(attempts.flatMap((attempt) => attempt.refused.map(({ address }) => address)))
  const without = recipients.filter((address) => !delivered.has(address))
  const hopeful = without.filter((address) => !refused.has(address))
  return hopeful.length > 0 ? hopeful : without
}

function attemptRecord(smtp: JudgedOutcome, { message, tried, startedAtMs }: AttemptContext): DeliveryAttempt {
  const everyone = tried.map((address) => ({ address, answer: smtp.answer }))
  return {
    attempt: message.attempts.length + 1,
    atMs: startedAtMs,
    answer: smtp.answer,
    doubtful: smtp.kind === 'later' && smtp.isPossiblyDelivered,
    delivered: smtp.kind === 'accepted' ? smtp.delivered : [],
    refused: smtp.kind === 'refused' && smtp.refused.length === 0 ? everyone : smtp.refused,
  }
}

function afterAccepted(
  attempt: DeliveryAttempt,
  deferred: readonly RecipientRefusal[],
  context: AttemptContext,
): DeliveryOutcome {
  if (deferred.length > 0) return deferOrFail(attempt, `Not for everybody yet. ${describeRefusals(deferred)}`, context)
  const attempts = [...context.message.attempts, attempt]
  const delivered = new Set(attempts.flatMap((each) => each.delivered))
  if (context.recipients.every((address) => delivered.has(address))) return { kind: 'delivered', attempt }
  const refused = attempts.flatMap((each) => each.refused).filter(({ address }) => !delivered.has(address))
  return { kind: 'failed', attempt, reason: `Delivered, but not to everybody. ${describeRefusals(refused)}` }
}

function deferOrFail(attempt: DeliveryAttempt, reason: string, context: AttemptContext): DeliveryOutcome {
  const { schedule, random, endedAtMs } = context
  const deferred = (waitMs: number): DeliveryOutcome => ({
    kind: 'deferred',
    attempt,
    retryAtMs: endedAtMs + waitMs,
    reason,
  })
  const plannedMs = nextWaitMs(attempt.attempt, schedule, random)
  if (plannedMs !== undefined) return deferred(plannedMs)
  const waitMs = nextWaitMs(attempt.attempt, { ...schedule, giveUpAfterMs: Number.POSITIVE_INFINITY }, random) ?? 0
  if (!isServiceThrough(attempt, context)) return { kind: 'postponed', retryAtMs: endedAtMs + waitMs, reason }
  // A server that is just back may defer for a while: one more try.
  if (nextWaitMs(attempt.attempt - 1, schedule, random) !== undefined) return deferred(waitMs)
  return { kind: 'failed', attempt, reason: `Given up after ${attempt.attempt} tries. ${reason}` }
}

/** False where no mail of the service got through since the last attempt that counted: then the service is at fault. */
function isServiceThrough(attempt: DeliveryAttempt, { message, isThroughSince }: AttemptContext): boolean {
  return attempt.delivered.length > 0 || isThroughSince(message.attempts.at(-1)?.atMs ?? message.acceptedAtMs)
}

function describeRefusals(refusals: readonly RecipientRefusal[]): string {
  return refusals.map(({ address, answer }) => `${address}: ${answer}`).join(' · ')
}

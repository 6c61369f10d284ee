import { assertNever } from '@letterslot/core'
import type { MailRenderer } from '@letterslot/email'
import type {
  Claim,
  DeliveryAttempt,
  DeliveryOutcome,
  MessageStore,
  SettingsStore,
  StoredMessage,
  StoredService,
} from '../store/port.ts'
import type { SenderClock } from '../system/clock.ts'
import type { Log } from '../system/log.ts'
import { composeMessage } from './mail/compose.ts'
import { type RecipientRefusal, type SmtpOutcome, sendMail } from './mail/send-mail.ts'
import type { SmtpAccount } from './mail/smtp-account.ts'
import type { SmtpConnections } from './mail/smtp-connections.ts'
import type { SmtpTimeouts } from './mail/smtp-session.ts'
import type { BlockCause } from './mail/smtp-verdict.ts'
import { blockAlarm, missingAccountAlarm, outageAlarm, stuckAlarm } from './mail/smtp-verdict.ts'
import { defaultSchedule, nextWaitMs, type RetrySchedule } from './schedule.ts'

/** The services, the files and the clock of an attempt. */
export interface DeliveryAttemptDeps {
  readonly services: Pick<SettingsStore, 'service'>
  readonly messages: Pick<MessageStore, 'files' | 'hasDeliveredSince'>
  /** The account of a service; undefined where none is set. */
  readonly accountOf: (service: StoredService) => SmtpAccount | undefined
  readonly connections: SmtpConnections
  readonly mails: MailRenderer
  readonly log: Log
  readonly clock: SenderClock
  readonly random?: () => number
  readonly schedule?: RetrySchedule
  readonly timeouts?: SmtpTimeouts
}

/** The result of an attempt. */
export type DeliveryResult =
  /** A conversation was held about the mail. */
  | { readonly kind: 'judged'; readonly outcome: DeliveryOutcome }
  /** The server defers mail, and has taken none of the service for so long that no single mail is at fault. */
  | { readonly kind: 'stuck'; readonly outcome: DeliveryOutcome; readonly alarm: string }
  /** No conversation was held, or it was stopped. */
  | { readonly kind: 'untried'; readonly outcome: DeliveryOutcome }
  /** The mail server takes no more conversations than it has: nothing is wrong, and the mail is to wait for one of those. */
  | { readonly kind: 'crowded'; readonly outcome: DeliveryOutcome; readonly answer: string }
  /** The service's server is out, or the maker has to change the service. */
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly alarm: string }

/** Composes the claimed message and holds the SMTP conversation for it. Writes nothing: the caller records. */
export async function attemptDelivery(
  { message }: Claim,
  options: DeliveryAttemptDeps,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const { clock, log, schedule = defaultSchedule, random = Math.random } = options
  const startedAtMs = clock.nowMs()
  const attempt = message.attempts.length + 1
  const service = options.services.service(message.serviceId)
  if (service === undefined) {
    return unsendable(`There is no service ${JSON.stringify(message.serviceId)} any more.`, attempt, startedAtMs)
  }
  const composed = await composeMessage(message, {
    sender: service.from,
    mails: options.mails,
    files: options.messages.files(message.id),
  })
  if (!composed.ok) return unsendable(composed.error.message, attempt, startedAtMs)

  const account = options.accountOf(service)
  if (account === undefined) return { kind: 'blocked', cause: 'account', alarm: missingAccountAlarm(service.id) }

  const mail = composed.value
  const tried = recipientsLeft(mail.to, message.attempts)
  const facts = { message: message.id, submission: message.submissionId, attempt, messageId: mail.messageId }
  const smtp = await sendMail(
    account,
    { ...mail, to: tried },
    {
      signal,
      connections: options.connections,
      ...(options.timeouts === undefined ? {} : { timeouts: options.timeouts }),
      // Written before the final dot: a process killed from here on may leave a mail that comes again.
      onHandedOver: () => log.info({ event: 'handing-over', ...facts }, 'Handing a mail over'),
    },
  )
  if (smtp.kind === 'aborted') return { kind: 'untried', outcome: { kind: 'released' } }
  if (smtp.kind === 'crowded') return { kind: 'crowded', outcome: { kind: 'released' }, answer: smtp.answer }
  if (smtp.kind === 'blocked') {
    return { kind: 'blocked', cause: smtp.cause, alarm: blockAlarm(smtp.cause, account, smtp.answer) }
  }
  if (smtp.kind === 'unreachable') {
    return { kind: 'blocked', cause: 'unreachable', alarm: outageAlarm(account, smtp.answer) }
  }
  if (smtp.kind === 'accepted') {
    log.info({ event: 'smtp-accepted', ...facts, answer: smtp.answer }, 'The mail server took a mail')
  }
  const endedAtMs = clock.nowMs()
  const isThroughSince = (sinceMs: number) => options.messages.hasDeliveredSince(service.id, sinceMs)
  const context = { message, recipients: mail.to, tried, startedAtMs, endedAtMs, isThroughSince, schedule, random }
  const outcome = deliveryOutcome(smtp, context)
  if (outcome.kind === 'postponed') return { kind: 'stuck', outcome, alarm: stuckAlarm(account, smtp.answer) }
  return { kind: 'judged', outcome }
}

/** A message that only the maker can make sendable: nothing is tried, everything is kept. */
function unsendable(reason: string, attempt: number, atMs: number): DeliveryResult {
  const record = { attempt, atMs, answer: reason, doubtful: false, delivered: [], refused: [] }
  return { kind: 'untried', outcome: { kind: 'failed', attempt: record, reason } }
}

/** The circumstances of an attempt: its message, its recipients, its times and the schedule. */
interface AttemptContext {
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
type JudgedOutcome = Exclude<SmtpOutcome, { readonly kind: 'blocked' | 'unreachable' | 'crowded' | 'aborted' }>

/** Decides by the server's reply what becomes of the message. */
function deliveryOutcome(smtp: JudgedOutcome, context: AttemptContext): DeliveryOutcome {
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
function recipientsLeft(
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

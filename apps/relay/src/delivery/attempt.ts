import type { Claim, DeliveryOutcome, MessageStore, SettingsStore, StoredService } from '../store/port.ts'
import type { Clock } from '../system/clock.ts'
import type { Log } from '../system/log.ts'
import { composeMessage } from './mail/compose.ts'
import { type SmtpTimeouts, sendMail } from './mail/send-mail.ts'
import type { SmtpAccount } from './mail/smtp-account.ts'
import { blockAlarm, missingAccountAlarm, outageAlarm, stuckAlarm } from './mail/smtp-text.ts'
import type { BlockCause } from './mail/smtp-verdict.ts'
import { deliveryOutcome, recipientsLeft } from './outcome.ts'
import { defaultSchedule, type RetrySchedule } from './schedule.ts'

/** The services, the files and the clock of an attempt. */
export interface DeliveryAttemptDeps {
  readonly services: Pick<SettingsStore, 'service'>
  readonly messages: Pick<MessageStore, 'files' | 'hasDeliveredSince'>
  /** The account of a service; undefined where none is set. */
  readonly accountOf: (service: StoredService) => SmtpAccount | undefined
  readonly log: Log
  readonly clock: Clock
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
  const composed = await composeMessage(message, service.from, options.messages.files(message.id))
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
      ...(options.timeouts === undefined ? {} : { timeouts: options.timeouts }),
      // Written before the final dot: a process killed from here on may leave a mail that comes again.
      onHandedOver: () => log.info({ event: 'handing-over', ...facts }, 'Handing a mail over'),
    },
  )
  if (smtp.kind === 'aborted') return { kind: 'untried', outcome: { kind: 'released' } }
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

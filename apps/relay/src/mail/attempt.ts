import { defaultSchedule, type RetrySchedule } from '../schedule.ts'
import type { Claim, DeliveryOutcome, MessageStore, SettingsStore, StoredService } from '../store/port.ts'
import type { Clock } from './clock.ts'
import { composeMessage } from './compose.ts'
import { deliver, type SmtpTimeouts } from './deliver.ts'
import type { Log } from './log.ts'
import { outcomeOf, recipientsLeft } from './outcome.ts'
import type { SmtpAccount } from './smtp-account.ts'
import type { BlockCause } from './smtp-verdict.ts'
import { alarmOf, missingAccountAlarm, outageAlarm, stuckAlarm } from './smtp-words.ts'

/** What an attempt works with. */
export interface AttemptOptions {
  readonly services: Pick<SettingsStore, 'service'>
  readonly messages: Pick<MessageStore, 'files' | 'hasDeliveredSince'>
  /** Where the mail of a service goes out; undefined where that is not set. */
  readonly accountOf: (service: StoredService) => SmtpAccount | undefined
  readonly log: Log
  readonly clock: Clock
  readonly random?: () => number
  readonly schedule?: RetrySchedule
  readonly timeouts?: SmtpTimeouts
}

/** What an attempt came to. */
export type AttemptResult =
  /** A conversation was held about the mail. */
  | { readonly kind: 'judged'; readonly outcome: DeliveryOutcome }
  /** The server puts mail off, and has taken none of the service for so long that no single mail can be blamed. */
  | { readonly kind: 'stuck'; readonly outcome: DeliveryOutcome; readonly alarm: string }
  /** There was none, or it was stopped. */
  | { readonly kind: 'untried'; readonly outcome: DeliveryOutcome }
  /** The service's server is out, or the service needs a person. */
  | { readonly kind: 'blocked'; readonly cause: BlockCause; readonly alarm: string }

/** Composes the claimed message and holds the SMTP conversation for it. Writes nothing: the caller records. */
export async function attemptDelivery(
  { message }: Claim,
  options: AttemptOptions,
  signal: AbortSignal,
): Promise<AttemptResult> {
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
  const smtp = await deliver(
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
    return { kind: 'blocked', cause: smtp.cause, alarm: alarmOf(smtp.cause, account, smtp.answer) }
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
  const outcome = outcomeOf(smtp, context)
  if (outcome.kind === 'postponed') return { kind: 'stuck', outcome, alarm: stuckAlarm(account, smtp.answer) }
  return { kind: 'judged', outcome }
}

/** No server can help here, only a person: nothing is tried, everything is kept. */
function unsendable(reason: string, attempt: number, atMs: number): AttemptResult {
  const record = { attempt, atMs, answer: reason, doubtful: false, delivered: [], refused: [] }
  return { kind: 'untried', outcome: { kind: 'failed', attempt: record, reason } }
}

import { hash } from 'node:crypto'
import { createSubmissionId, type Result } from '@letterslot/core'
import type { BuiltIns, EmailErrorCode, EmailTemplate, MailRenderer, Recipients } from '@letterslot/email'
import type { Rate } from '../../settings/rates.ts'
import type { RelayStore, StoredKey, StoredService } from '../../store/port.ts'
import { rememberIdsDays } from '../../store/pruning.ts'
import { dayMs } from '../../system/clock.ts'
import { createWindowLimiter, type RetryAfter } from './admission.ts'
import { type WireCode, type WireRefusal, wireRefusal } from './protocol.ts'
import { listItemsOf, type WireSubmission } from './submission.ts'

/** The provider's keyword for the first service of an account. */
const defaultServiceKeyword = 'default_service'

/** Which message a submission became. */
export interface AcceptedSubmission {
  readonly kind: 'stored' | 'repeat'
  readonly id: string
}

/** Why a mail cannot be rendered, in the wire's words. */
function wireCodeOf(code: EmailErrorCode): WireCode {
  switch (code) {
    case 'recipient-empty':
    case 'recipient-invalid':
    case 'recipient-from-visitor':
      return code
    default:
      return 'template-corrupted'
  }
}

/** The store and the limits that a submission meets. */
export interface SubmitDeps {
  readonly store: RelayStore
  /** True for the test inbox of one computer: visitors' recipients are not counted there. */
  readonly isLocal: boolean
  readonly limitRecipients: RecipientLimiter
  readonly mails: Pick<MailRenderer, 'recipients'>
  /** Makes the id of a row that is written now. */
  readonly createId: (nowMs: number) => string
  readonly nowMs?: (() => number) | undefined
}

/**
 * Takes one submission whose key and origin are in order: finds its repeat, checks ids, reads the mail's
 * recipients so that a wrong one is refused now and not later, and stores it durably.
 * @throws {StoreUnavailableError} when the store cannot write; nothing is accepted then.
 */
export async function acceptSubmission(
  submission: WireSubmission,
  key: StoredKey,
  builtIns: BuiltIns,
  { store, isLocal, limitRecipients, mails, createId, nowMs = Date.now }: SubmitDeps,
): Promise<Result<AcceptedSubmission, WireRefusal>> {
  const { serviceId, templateId, params, files } = submission
  const given = params['letterslot_id'] ?? ''
  const hasId = /^[A-Za-z0-9_-]{16,64}$/.test(given)
  const submissionId = hasId ? given : createSubmissionId()
  const digest = contentDigest(submission)
  const repeat = async (): Promise<Result<AcceptedSubmission, never> | undefined> => {
    const known = await store.messages.find(key.id, submissionId, digest)
    return known === undefined ? undefined : { ok: true, value: { kind: 'repeat', id: known } }
  }
  // A repeat gets the same answer also when the maker has changed the template since, and counts for no limit. Else the store
  // finds it in the transaction that would store it.
  const refuse = async (code: WireCode): Promise<Result<AcceptedSubmission, WireRefusal>> =>
    (await repeat()) ?? wireRefusal(code)
  const service = findService(store.settings.services(), serviceId)
  if (service === undefined) return refuse('service-unknown')
  const stored = store.settings.template(templateId)
  if (stored === undefined) return refuse('template-unknown')
  const rendered = mails.recipients(stored.template, params, builtIns)
  if (!rendered.ok) return refuse(wireCodeOf(rendered.error.code))
  const recipients = visitorRecipientsOf(stored.template, rendered.value)
  // A form that is tried on its maker's computer sends mail to no one.
  if (recipients.length > 0 && !(isLocal && service.smtp === 'inbox')) {
    const known = await repeat()
    if (known !== undefined) return known
    const wait = limitRecipients(recipients)
    if (wait !== undefined) return wireRefusal('recipients-rate-limited', wait.retryAfterSeconds)
  }
  const acceptedAtMs = nowMs()
  const paramsOfNewId = hasId ? withoutRepeatMark(params, key, acceptedAtMs) : undefined
  const accepted = await store.messages.accept({
    id: `msg_${createId(acceptedAtMs)}`,
    submissionId,
    keyId: key.id,
    serviceId: service.id,
    templateId,
    templateRevision: stored.revision,
    template: stored.template,
    params,
    ...(paramsOfNewId && { paramsOfNewId }),
    files,
    builtIns: { ...builtIns },
    contentDigest: digest,
    acceptedAtMs,
  })
  return { ok: true, value: accepted }
}

function findService(services: readonly StoredService[], id: string): StoredService | undefined {
  return id === defaultServiceKeyword ? services[0] : services.find((service) => service.id === id)
}

/** Parameters that tell of the attempt, not of the content: they differ when the same message is sent again. */
const attemptParams: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/**
 * SHA-256, in hex, over service, template, parameters and files. The order of the parameters, the boundary, the client's
 * version and which of the two paths they came by make no difference.
 */
export function contentDigest({ serviceId, templateId, params, files }: WireSubmission): string {
  const listItems = listItemsOf(params)
  const entries = Object.entries(params)
    .filter(([name]) => !attemptParams.has(name) && !listItems.has(name))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  const contents = files.map(({ parameter, name, type, content }) => [parameter, name, type, hexDigest(content)])
  // Without files as it ever was: what was accepted before there were any is still known.
  return hexDigest(JSON.stringify([serviceId, templateId, entries, ...(contents.length > 0 ? [contents] : [])]))
}

function hexDigest(data: string | Uint8Array): string {
  return hash('sha256', data, 'hex')
}

/** The most that a visitor's clock may be ahead of ours and still be believed, in ms. */
const maxClockAheadMs = 60_000

/**
 * Returns a message's parameters without *possible repeat*, for where its id was never taken: a page that could not reach
 * us cannot tell a refused connection from an answer that was lost, and we can.
 * @param nowMs - milliseconds since the epoch.
 * @returns undefined where we cannot know: the earlier attempt went elsewhere, the message was written before its key was
 * made here, or so long ago that its id may be forgotten.
 */
export function withoutRepeatMark(
  params: Readonly<Record<string, string>>,
  { createdAtMs }: Pick<StoredKey, 'createdAtMs'>,
  nowMs: number,
): Readonly<Record<string, string>> | undefined {
  if (params['letterslot_repeat'] !== 'yes') return undefined
  const { letterslot_repeat: _, ...rest } = params
  const writtenMs = Date.parse(params['letterslot_written_at'] ?? '')
  const isRemembered = writtenMs >= Math.max(createdAtMs, nowMs - rememberIdsDays * dayMs)
  return isRemembered && writtenMs <= nowMs + maxClockAheadMs ? rest : undefined
}

/** Mails a day to one address that visitors typed: a confirmation, and two for further tries. */
const recipientRate: Rate = { perSecond: 3000 / dayMs, burst: 3 }

/**
 * Mails a day to all such addresses: enough for the confirmations of a form, useless for sending strangers mail
 * through it. No setting lifts either limit.
 */
const allRecipientsRate: Rate = { perSecond: 50_000 / dayMs, burst: 50 }

/** Counts one mail to addresses that visitors chose, or returns how long to wait where it is too many. */
type RecipientLimiter = (recipients: readonly string[]) => RetryAfter

/** Makes the limits of one relay. */
export function createRecipientLimiter(nowMs?: () => number): RecipientLimiter {
  const each = createWindowLimiter(recipientRate, nowMs)
  const all = createWindowLimiter(allRecipientsRate, nowMs)
  return (recipients) => {
    const mailboxes = [...new Set(recipients.map(mailboxOf))]
    const waits = [all.check('all'), ...mailboxes.map((mailbox) => each.check(mailbox))].filter(
      (wait) => wait !== undefined,
    )
    if (waits.length > 0) {
      return { retryAfterSeconds: Math.max(...waits.map(({ retryAfterSeconds }) => retryAfterSeconds)) }
    }
    for (const mailbox of mailboxes) {
      all.count('all')
      each.count(mailbox)
    }
    return undefined
  }
}

/** The rendered recipients in whose choice a visitor has a say: those that do not stand in the template as they are. */
export function visitorRecipientsOf(template: EmailTemplate, mail: Recipients): readonly string[] {
  const written = [...template.to, ...template.cc, ...template.bcc]
  if (!written.some((recipient) => recipient.includes('{{'))) return []
  const fixed = new Set(written.map((recipient) => recipient.trim().toLowerCase()))
  return [...mail.to, ...mail.cc, ...mail.bcc].filter((recipient) => !fixed.has(recipient.toLowerCase()))
}

/** The mailbox that an address leads to at most providers: without what follows a plus, in small letters. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).split('+', 1).join('')}${address.slice(at)}`.toLowerCase()
}

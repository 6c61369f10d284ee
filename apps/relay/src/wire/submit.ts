import { createSubmissionId, type Result } from '@letterslot/core'
import { type BuiltIns, type EmailErrorCode, renderEmail } from '@letterslot/email'
import type { AppDeps } from '../app.ts'
import { createId } from '../management/secrets.ts'
import type { StoredKey, StoredService } from '../store/port.ts'
import type { WireCode } from './answers.ts'
import { contentDigest } from './content-digest.ts'
import { type Refusal, refused } from './refusal.ts'
import type { Submission } from './submission.ts'
import { unmarkedParams } from './unmarked-params.ts'
import { type RecipientLimiter, visitorRecipientsOf } from './visitor-recipients.ts'

/** The provider's keyword for the first service of an account. */
const defaultServiceKeyword = 'default_service'

/** Which message a submission became. */
export interface Accepted {
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

/** What taking a submission works with. */
export interface SubmitDeps extends Pick<AppDeps, 'store' | 'local' | 'nowMs'> {
  readonly limitRecipients: RecipientLimiter
}

/**
 * Takes one submission whose key and origin are in order: finds its repeat, checks ids, renders the mail so
 * that a wrong recipient is told now and not later, and stores it durably.
 * @throws {StoreUnavailableError} when the store cannot write; nothing is accepted then.
 */
export async function submit(
  submission: Submission,
  key: StoredKey,
  builtIns: BuiltIns,
  { store, local, limitRecipients, nowMs = Date.now }: SubmitDeps,
): Promise<Result<Accepted, Refusal>> {
  const { serviceId, templateId, params, files } = submission
  const given = params['letterslot_id'] ?? ''
  const hasId = /^[A-Za-z0-9_-]{16,64}$/.test(given)
  const submissionId = hasId ? given : createSubmissionId()
  const digest = contentDigest(submission)
  // Before the template is read: a repeat gets the same answer also when the maker has changed it since.
  const known = store.messages.find(key.id, submissionId, digest)
  if (known !== undefined) return { ok: true, value: { kind: 'repeat', id: known } }

  const service = findService(store.settings.services(), serviceId)
  if (service === undefined) return refused('service-unknown')
  const stored = store.settings.template(templateId)
  if (stored === undefined) return refused('template-unknown')
  const rendered = renderEmail(stored.template, params, builtIns)
  if (!rendered.ok) return refused(wireCodeOf(rendered.error.code))
  const recipients = visitorRecipientsOf(stored.template, rendered.value)
  // Whoever tries a form out on their own computer reaches nobody with it.
  if (recipients.length > 0 && !(local && service.smtp === 'inbox')) {
    const wait = limitRecipients(recipients)
    if (wait !== undefined) return refused('recipients-rate-limited', wait.retryAfterSeconds)
  }
  const acceptedAtMs = nowMs()
  const paramsOfNewId = hasId ? unmarkedParams(params, key, acceptedAtMs) : undefined
  const accepted = await store.messages.accept({
    id: createId('msg'),
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

import { readAnswer, SendError } from '@letterslot/client'
import type { SubmissionFile } from '@letterslot/client/outbox'
import { assertNever, createSubmissionId } from '@letterslot/core'
import { type EmailErrorCode, type EmailTemplate, type RenderedEmail, renderEmail } from '@letterslot/email'
import type { PracticeMail } from '../../model/practice-mail.ts'
import type { RecordStore } from '../storage/record-store.ts'
import { type PageFacts, pageBuiltIns } from './page-built-ins.ts'
import type { TransportSend } from './studio-transport.ts'

/** The store of practice's mail: one atomic step, which resolves after a strict commit. */
export type PracticeMailStore = Pick<RecordStore<PracticeMail>, 'update'>

/** Arguments of the practice transport. */
export interface PracticeOptions {
  readonly template: EmailTemplate
  readonly store: PracticeMailStore
  /** Milliseconds since the epoch. Default: the clock. */
  readonly now?: () => number
  /** Default: this page and its browser. */
  readonly page?: PageFacts
  /** Names a submission that came without an id. Default: by chance. */
  readonly createId?: () => string
}

/**
 * The provider within this page: the relay's own engine makes the mail, this browser keeps it, nothing leaves. It answers
 * as the relay does: `200 OK` once the mail is committed, the same answer and no second mail for a repeat, the provider's
 * status and text where no mail can be made.
 */
export function createPracticeTransport({
  template,
  store,
  now = Date.now,
  page = { userAgent: navigator.userAgent, address: location.href },
  createId = createSubmissionId,
}: PracticeOptions): TransportSend {
  return async (written, { signal, files = [] }) => {
    if (signal.aborted) throw aborted(signal)
    const params = { ...written, ...fileNameParams(files) }
    const render = (from: Readonly<Record<string, string>>): RenderedEmail => {
      const rendered = renderEmail(template, from, pageBuiltIns(page))
      if (!rendered.ok) throw practiceRefusal(rendered.error.code, rendered.error)
      return rendered.value
    }
    const submissionId = params['letterslot_id'] || createId()
    const mail = {
      formId: template.formId,
      submissionId,
      receivedAtMs: now(),
      params,
      mail: render(params),
      ...(files.length > 0 && { files: files.map(({ file: { name, size } }) => ({ name, bytes: size })) }),
    }
    try {
      const { letterslot_repeat: mark, ...rest } = params
      await keep(store, mail, mark === 'yes' ? { ...mail, params: rest, mail: render(rest) } : mail)
    } catch (cause) {
      throw storageRefusal(cause)
    }
    return { status: 200, text: 'OK' }
  }
}

/**
 * Keeps a mail under its submission's id, unless that very message is there. Another message under the same id is never
 * refused: it is kept as `id-2`, `id-3`, … The check and the write are one transaction, so two at once are one mail too.
 * @param first - in its place where its id was never taken, which is then no possible repeat.
 */
async function keep(
  store: PracticeMailStore,
  mail: Omit<PracticeMail, 'id'>,
  first: Omit<PracticeMail, 'id'>,
): Promise<void> {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? mail.submissionId : `${mail.submissionId}-${count}`
    const kept = await store.update(id, (current) => (current ? undefined : { ...(count === 1 ? first : mail), id }))
    if (kept === undefined || hasSameContent(kept, mail)) return
  }
}

/** The parameter of files is their names, as the relay has it. */
function fileNameParams(files: readonly SubmissionFile[]): Record<string, string> {
  const names = new Map<string, string>()
  for (const { name, file } of files) {
    const before = names.get(name)
    names.set(name, before === undefined ? file.name : `${before}, ${file.name}`)
  }
  return Object.fromEntries(names)
}

function aborted(signal: AbortSignal): SendError {
  return new SendError({ code: 'aborted', status: 0, text: 'The call was aborted', sent: 'no', cause: signal.reason })
}

/** Parameters that tell of the attempt, not of the message: they differ when the same message is sent again. */
const ofTheAttempt: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/** Tells if two submissions under one id have the same parameters and files, whichever attempt each of them is. */
function hasSameContent(one: Content, other: Content): boolean {
  return contentOf(one) === contentOf(other)
}

type Content = Pick<PracticeMail, 'params' | 'files'>

function contentOf({ params, files = [] }: Content): string {
  const entries = Object.entries(params).filter(([name]) => !ofTheAttempt.has(name))
  return JSON.stringify([
    entries.sort(([left], [right]) => (left < right ? -1 : 1)),
    files.map(({ name, bytes }) => [name, bytes]),
  ])
}

/** The answer that the provider and the relay give where a mail cannot be made, so that practice teaches the truth. */
interface Refusal {
  readonly status: number
  readonly text: string
}

/** Turns the reason why there is no mail into the rejection that the client makes of the provider's own answer. */
function practiceRefusal(code: EmailErrorCode, cause: Error): SendError {
  return rejection(refusalFor(code), cause)
}

/** The rejection where this browser did not keep the mail: nothing was accepted. */
function storageRefusal(cause: unknown): SendError {
  return rejection({ status: 503, text: 'This browser did not keep the mail. Nothing was accepted' }, cause)
}

function rejection({ status, text }: Refusal, cause: unknown): SendError {
  const answer = readAnswer(status, text)
  const code = answer === 'accepted' || answer === 'unclear-answer' ? 'rejected' : answer
  return new SendError({ code, status, text, sent: 'no', cause })
}

function refusalFor(code: EmailErrorCode): Refusal {
  switch (code) {
    case 'tag-raw':
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
    case 'parameter-not-text':
    case 'template-faults':
      return { status: 400, text: 'Template: One or more dynamic variables are corrupted' }
    case 'recipient-empty':
      return { status: 422, text: 'The recipients address is empty' }
    case 'recipient-invalid':
      return { status: 422, text: 'The recipients address is corrupted' }
    case 'recipient-from-visitor':
      return { status: 422, text: 'The recipients address may not come from a visitor' }
    default:
      return assertNever(code)
  }
}

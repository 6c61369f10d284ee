import { readAnswer, SendError } from '@letterslot/client'
import { createSubmissionId, type Form, referenceOf } from '@letterslot/core'
import { type EmailTemplate, sampleParams } from '@letterslot/email'
import type { ArrivedMail } from '../../sending/arrived-mail.ts'
import type { Carrier } from '../../sending/carrier.ts'

/** What a test send has come to, step by step; each state holds what is known by then. */
export type TestSend =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly text: string }
  | { readonly status: 'unclear'; readonly httpStatus: number; readonly text: string }
  /** Accepted, and only the maker can see the mailbox. */
  | { readonly status: 'accepted'; readonly httpStatus: number; readonly text: string }
  | { readonly status: 'arriving'; readonly httpStatus: number; readonly text: string }
  | { readonly status: 'late'; readonly httpStatus: number; readonly text: string }
  | { readonly status: 'arrived'; readonly httpStatus: number; readonly text: string; readonly mail: ArrivedMail }

/** What a test send takes. */
export interface TestSendOptions {
  readonly form: Form
  readonly email: EmailTemplate
  readonly carrier: Carrier
  readonly signal: AbortSignal
  /** RFC 3339. */
  readonly now?: () => string
}

/** Sends made-up answers the way a visitor's go, and yields each state that this comes to. */
export async function* sendTest({
  form,
  email,
  carrier,
  signal,
  now = () => new Date().toISOString(),
}: TestSendOptions): AsyncGenerator<TestSend> {
  yield { status: 'sending' }
  const id = createSubmissionId()
  const at = now()
  const own = {
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: at,
    letterslot_sent_at: at,
    letterslot_attempts: '1',
  }
  let answer: { readonly httpStatus: number; readonly text: string }
  try {
    const { status, text } = await carrier.transport(email)({ ...sampleParams(form), ...own }, { signal })
    answer = { httpStatus: status, text }
  } catch (error) {
    if (error instanceof SendError) yield { status: 'refused', httpStatus: error.status, text: error.text }
    else yield { status: 'refused', httpStatus: 0, text: error instanceof Error ? error.message : String(error) }
    return
  }
  if (readAnswer(answer.httpStatus, answer.text) === 'unclear-answer') {
    yield { status: 'unclear', ...answer }
    return
  }
  if (!carrier.arrival) {
    yield { status: 'accepted', ...answer }
    return
  }
  yield { status: 'arriving', ...answer }
  const mail = await carrier.arrival(id, signal).catch(() => undefined)
  yield mail ? { status: 'arrived', ...answer, mail } : { status: 'late', ...answer }
}

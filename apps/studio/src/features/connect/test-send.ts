import { readAnswer } from '@letterslot/client'
import { createSubmissionId, type Form, referenceOf } from '@letterslot/core'
import { filesOf } from '@letterslot/core/files'
import { compileLogicForm } from '@letterslot/core/logic'
import { type EmailTemplate, sampleValues } from '@letterslot/email'
import { sampleFile } from '../../domain/connections/sample-file.ts'
import { type ProviderAnswer, type Rejection, rejectionOf } from '../../domain/sending/rejection.ts'
import type { ArrivedMail, StudioTransport } from '../../domain/sending/studio-transport.ts'
import { localTime } from '../../domain/texts/times.ts'

/** State of a test send; each state holds what is known by then. */
export type TestSendState =
  | { readonly status: 'idle' }
  /** Made, and nothing of it has left; `bytes` counts parameters and files. */
  | { readonly status: 'saving'; readonly bytes: number }
  | { readonly status: 'sending' }
  /** Begun elsewhere, and no answer is known: its page was left, or another tab still waits. */
  | { readonly status: 'interrupted' }
  | ({ readonly status: 'refused' } & Rejection)
  | ({ readonly status: 'unclear' } & ProviderAnswer)
  /** Accepted, and only the maker can see the mailbox. */
  | ({ readonly status: 'accepted' } & ProviderAnswer)
  | ({ readonly status: 'arriving' } & ProviderAnswer)
  /** Not in the inbox in time. */
  | ({ readonly status: 'late' } & ProviderAnswer)
  /** The inbox cannot be looked into. */
  | ({ readonly status: 'unseen' } & ProviderAnswer)
  | ({ readonly status: 'arrived'; readonly mail?: ArrivedMail } & ProviderAnswer)
  /** Accepted, and the maker did not find it in the mailbox. */
  | ({ readonly status: 'missing' } & ProviderAnswer)

/** Arguments of a test send. */
export interface TestSendOptions {
  readonly form: Form
  readonly email: EmailTemplate
  readonly transport: StudioTransport
  readonly signal: AbortSignal
  /** The test's `letterslot_id`. Default: a new one. */
  readonly id?: string
  /** RFC 3339. Default: the clock, with the offset of where the maker is. */
  readonly now?: () => string
}

/** Sends made-up answers the way a visitor's go, with a small real file where one is asked for, and yields each state that this comes to. */
export async function* sendTest({
  form,
  email,
  transport,
  signal,
  id = createSubmissionId(),
  now = () => localTime(Date.now()),
}: TestSendOptions): AsyncGenerator<TestSendState> {
  const at = now()
  const own = {
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: at,
    letterslot_sent_at: at,
    letterslot_attempts: '1',
  }
  const compiled = compileLogicForm(form)
  const values = sampleValues(form)
  const files = filesOf(compiled, values).map(({ name, file }) => ({ name, file: sampleFile(file) }))
  const params = { ...compiled.templateParams(values), ...own }
  yield { status: 'saving', bytes: requestSize(params, files) }
  yield { status: 'sending' }
  let answer: ProviderAnswer
  try {
    const { status, text } = await transport.sendFor(email)(params, {
      signal,
      files,
      maxFilesBytes: form.delivery?.maxFilesBytes,
    })
    answer = { httpStatus: status, text }
  } catch (error) {
    yield { status: 'refused', ...rejectionOf(error) }
    return
  }
  if (readAnswer(answer.httpStatus, answer.text) === 'unclear-answer') {
    yield { status: 'unclear', ...answer }
    return
  }
  if (!transport.arrival) {
    yield { status: 'accepted', ...answer }
    return
  }
  yield { status: 'arriving', ...answer }
  try {
    const mail = await transport.arrival(id, signal)
    yield mail ? { status: 'arrived', ...answer, mail } : { status: 'late', ...answer }
  } catch {
    yield { status: 'unseen', ...answer }
  }
}

function requestSize(params: Readonly<Record<string, string>>, files: readonly { readonly file: Blob }[]): number {
  const text = new TextEncoder().encode(JSON.stringify(params))
  return files.reduce((bytes, { file }) => bytes + file.size, text.length)
}

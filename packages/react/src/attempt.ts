import { type CompiledForm, createSubmissionId } from '@letterslot/core'
import { type FormEvent, type FormStore, outcomeOf } from '@letterslot/core/form-state'
import { pageClock } from './clock.ts'
import { spinnerDelayMs, stillSendingAfterMs } from './constants.ts'
import type { FormOptions } from './form-options.ts'
import { type FailedAttempt, readFailure, refusalOf } from './read-failure.ts'
import { rfc3339 } from './rfc3339.ts'
import { holdMs } from './spinner-timing.ts'
import { createSubmission, type Submission, submissionParams } from './submission.ts'
import { type Answer, clientTransport, type Transport } from './transport.ts'

/** What one attempt needs to know. */
export interface AttemptOf {
  readonly compiled: CompiledForm
  readonly store: FormStore
  readonly options: FormOptions
  /** What earlier attempts left; undefined before the first. */
  readonly submission: Submission | undefined
  readonly signal: AbortSignal
}

/** What one attempt leaves: an event for the form, a word for the page, and the submission while it is not accepted. */
export interface Attempted {
  readonly event: FormEvent
  readonly submission: Submission | undefined
  readonly tell?: () => void
}

/** Makes one attempt, from its parameters to the answer, and keeps a spinner that is on screen there long enough. */
export async function attempt({ compiled, store, options, submission, signal }: AttemptOf): Promise<Attempted> {
  const { clock = pageClock, createId = createSubmissionId } = options
  const transport = options.transport ?? clientTransport(compiled.form.delivery)
  const startedMs = clock.now()
  // Only what began without a network cannot have left: a network that went later may have taken the answer with it.
  const couldLeave = navigator.onLine
  const sentAt = rfc3339(startedMs)
  const begun = submission ?? createSubmission(createId(), sentAt)
  const current = { ...begun, attempts: begun.attempts + 1 }
  const { id, reference, writtenAt, repeated } = current
  const params = { ...compiled.templateParams(store.values()), ...submissionParams(current, sentAt) }
  // Apart from this turn: what a callback throws is the page's, and no reason not to send.
  if (!submission) queueMicrotask(() => options.onQueued?.({ id, reference }))
  const timers = [
    clock.after(spinnerDelayMs, () => store.dispatch({ kind: 'spinnerDue' })),
    clock.after(stillSendingAfterMs, () => store.dispatch({ kind: 'waitedLong' })),
  ]
  const answer = await answerOf(transport, params, signal)
  await new Promise<void>((resolve) => {
    const ms = holdMs(clock.now() - startedMs)
    if (ms > 0) clock.after(ms, resolve)
    else resolve()
  })
  for (const callOff of timers) callOff()
  if ('status' in answer)
    return {
      event: { kind: 'accepted', receipt: { id, reference, writtenAt, sentAt, repeated } },
      submission: undefined,
      tell: () => options.onSent?.({ id, reference, ...answer }),
    }
  const { failure, maybeSent } = answer
  const outcome = outcomeOf(failure, navigator.onLine)
  return {
    event: failure.code === 'aborted' ? { kind: 'cancelled' } : { kind: 'failed', outcome },
    submission: { ...current, repeated: repeated || (maybeSent && couldLeave) },
    tell() {
      if (outcome.status === 'needsPerson') options.onParked?.({ id, reference, ...failure })
    },
  }
}

async function answerOf(
  transport: Transport,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer | FailedAttempt> {
  try {
    const { status, text } = await transport(params, { signal })
    return refusalOf({ status, text }) ?? { status, text }
  } catch (error) {
    return readFailure(error)
  }
}

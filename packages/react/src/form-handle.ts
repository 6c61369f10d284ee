import {
  compileForm,
  createSubmissionId,
  type Field,
  type FieldId,
  type Form,
  type Value,
  type Values,
} from '@letterslot/core'
import { createFormStore, type FormEvent, type FormStore, outcomeOf } from '@letterslot/core/form-state'
import { pageClock } from './clock.ts'
import { spinnerDelayMs, stillSendingAfterMs } from './constants.ts'
import type { FormOptions } from './form-options.ts'
import { type FailedAttempt, readFailure, refusalOf } from './read-failure.ts'
import { rfc3339 } from './rfc3339.ts'
import { holdMs } from './spinner-timing.ts'
import { createSubmission, type Submission, submissionParams } from './submission.ts'
import { type Answer, clientTransport } from './transport.ts'

/** A form that is being filled in, without a face: what `LetterslotForm` draws, and what you can draw yourself. */
export interface FormHandle {
  readonly form: Form
  /** Every field of every page, in document order. */
  readonly fields: readonly Field[]
  readonly store: FormStore
  /** Checks and, where nothing is wrong, sends. While an attempt runs it does nothing. */
  submit(): void
  /** Gives the running attempt up. The provider may have the message already. */
  cancel(): void
  /** Begins another message after one was sent. */
  sendAnother(): void
  /** The reference of the submission that was last attempted. */
  reference(): string
  configure(options: FormOptions): void
}

/** Makes a form ready to be filled in and sent. */
export function createFormHandle(form: Form, initial: FormOptions): FormHandle {
  let options = initial
  const compiled = compileForm(form)
  const fields = form.pages.flatMap((page) => page.fields)
  const store = createFormStore(compiled, valuesById(fields, initial.defaultValues))
  let submission: Submission | undefined
  let running: AbortController | undefined

  async function attempt(): Promise<void> {
    const {
      clock = pageClock,
      createId = createSubmissionId,
      transport = form.delivery && clientTransport(form.delivery),
    } = options
    const controller = new AbortController()
    running = controller
    const startedMs = clock.now()
    const begun = submission ?? createSubmission(createId(), rfc3339(startedMs))
    const current = { ...begun, attempts: begun.attempts + 1 }
    submission = current
    const sentAt = rfc3339(startedMs)
    const { id, reference, writtenAt, repeated } = current
    store.dispatch({ kind: 'sendStarted', atMs: startedMs })
    const timers = [
      clock.after(spinnerDelayMs, () => store.dispatch({ kind: 'spinnerDue' })),
      clock.after(stillSendingAfterMs, () => store.dispatch({ kind: 'waitedLong' })),
    ]
    if (current.attempts === 1) options.onQueued?.({ id, reference })
    const params = { ...compiled.templateParams(store.values()), ...submissionParams(current, sentAt) }
    const { answer, failed } = transport
      ? await outcome(() => transport(params, { signal: controller.signal }))
      : notConnected
    const hold = holdMs(clock.now() - startedMs)
    if (hold > 0) await new Promise<void>((resolve) => clock.after(hold, resolve))
    for (const callOff of timers) callOff()
    if (running !== controller) return
    running = undefined
    if (answer) {
      submission = undefined
      store.dispatch({ kind: 'accepted', receipt: { id, reference, writtenAt, sentAt, repeated } })
      options.onSent?.({ id, reference, ...answer })
      return
    }
    const online = navigator.onLine
    submission = { ...current, repeated: repeated || (failed.maybeSent && online) }
    const event: FormEvent =
      failed.failure.code === 'aborted'
        ? { kind: 'cancelled' }
        : { kind: 'failed', outcome: outcomeOf(failed.failure, online) }
    store.dispatch(event)
    if (store.state().status === 'needsPerson') options.onParked?.({ id, reference, ...failed.failure })
  }

  return {
    form,
    fields,
    store,
    submit() {
      if (running || store.state().status === 'sent') return
      const issues = store.check()
      if (issues.length === 0) return void attempt()
      store.dispatch({ kind: 'problemsFound', issues })
      options.onIssues?.(issues)
    },
    cancel() {
      running?.abort()
      running = undefined
      store.dispatch({ kind: 'cancelled' })
    },
    sendAnother: store.reset,
    reference: () => submission?.reference ?? '',
    configure(next) {
      options = next
    },
  }
}

type Outcome =
  | { readonly answer: Answer; readonly failed?: never }
  | { readonly answer?: never; readonly failed: FailedAttempt }

const notConnected: Outcome = {
  failed: { failure: { code: 'missing-service-id', status: 0, text: 'The form has no delivery.' }, maybeSent: false },
}

async function outcome(sending: () => Promise<Answer>): Promise<Outcome> {
  try {
    const { status, text } = await sending()
    const failed = refusalOf({ status, text })
    return failed ? { failed } : { answer: { status, text } }
  } catch (error) {
    return { failed: readFailure(error) }
  }
}

function valuesById(fields: readonly Field[], values: Readonly<Record<string, Value>> = {}): Values {
  const known: Partial<Record<FieldId, Value>> = {}
  for (const { id } of fields) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined
    if (value !== undefined) known[id] = value
  }
  return known
}

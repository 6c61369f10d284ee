import { compileForm, type Field, type Form, type RuleReport } from '@letterslot/core'
import { createFormStore, type FormStore } from '@letterslot/core/form-state'
import type { Attempted } from './attempt.ts'
import type { FormOptions } from './form-options.ts'
import { loadAfterSend } from './on-demand.ts'
import type { Submission } from './submission.ts'

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
  /** The reference of the submission that was last attempted and is not sent. */
  reference(): string
  configure(options: FormOptions): void
}

/** Makes a form ready to be filled in and sent. */
export function createFormHandle(form: Form, initial: FormOptions): FormHandle {
  let options = initial
  let submission: Submission | undefined
  let running: AbortController | undefined
  const compiled = compileForm(form, { onReport: warn })
  const store = createFormStore(compiled, initial.defaultValues)

  async function send(): Promise<void> {
    const controller = new AbortController()
    running = controller
    store.dispatch({ kind: 'sendStarted' })
    const { event, tell, ...left } = await loadAfterSend().then(
      ({ attempt }) => attempt({ compiled, store, options, submission, signal: controller.signal }),
      (error) => notLoaded(error, submission),
    )
    if (running !== controller) return
    running = undefined
    submission = left.submission
    store.dispatch(event)
    tell?.()
  }

  return {
    form,
    fields: form.pages.flatMap((page) => page.fields),
    store,
    submit() {
      const { status } = store.state()
      if (running || status === 'sent') return
      const issues = store.check()
      if (issues.length === 0) return void send()
      store.dispatch({ kind: 'problemsFound', issues })
      options.onIssues?.(issues)
    },
    cancel() {
      running?.abort()
      running = undefined
      store.dispatch({ kind: 'cancelled' })
    },
    reference: () => submission?.reference ?? '',
    configure(next) {
      options = next
    },
  }
}

/** A rule that cannot be applied asks nothing of a visitor; whoever keeps the site learns of it. */
function warn({ field, flaw }: RuleReport): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
  console.warn(`Letterslot: ${field} ${flaw}`)
}

/** The page lost its network before the code that sends could be fetched. */
function notLoaded(error: unknown, submission: Submission | undefined): Attempted {
  const failure = { code: 'network', status: 0, text: `${error}` }
  return { event: { kind: 'failed', outcome: { status: 'notSent', reason: 'silent', failure } }, submission }
}

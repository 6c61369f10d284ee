import type { CompiledForm } from '@letterslot/core'
import { compileFormWith } from '@letterslot/core/form-code'
import { createFormStoreWith, earlyTransition, type FormEvent, type FormState } from '@letterslot/core/form-state'
import type { FormChecks, FormHandle, FormHost, FormParts } from './form/form-context.ts'
import { type FormFile, formOf } from './form/form-file.ts'
import type { FormMessages } from './form/form-messages.ts'

/**
 * Makes a form ready, as `createFormHandle` does, with the parts that it is given.
 * @param file - the document, as Publish gives it or as `parseForm` does.
 * @param last - the form before its document changed: under the same id what was written and sent goes on.
 */
export function createHandleWith(parts: FormParts, file: FormFile, host: FormHost, last?: FormHandle): FormHandle {
  const form = formOf(file)
  const fields = form.pages.flatMap((page) => page.fields)
  let { rareParts } = host.options
  let checks: FormChecks | undefined
  const { evaluate } = parts
  const compile: FormHandle['compile'] = (one) =>
    compileFormWith(
      {
        // Until what decides them is here, conditions know fixed words alone.
        evaluate: (condition, see, field) =>
          (rareParts?.evaluateLogic ?? evaluate)(condition, see, host.options.clock, field),
        mayHideAny: () => !!rareParts?.evaluateLogic,
        check: (...given) => checks?.check(...given),
        params: (...given) => checks?.params(...given) ?? {},
      },
      one,
    )
  const compiled: CompiledForm = {
    ...compile(form),
    derive: (values) => rareParts?.derive?.(form, values, host),
  }
  const move = (state: FormState, event: FormEvent): FormState => {
    const next = earlyTransition(state, event)
    return checks?.lateTransition(next, event) ?? next
  }
  const store = createFormStoreWith(move, compiled, {
    initial: host.options.defaultValues,
    before: last?.form.id === form.id ? last.store : undefined,
  })
  let loading: Promise<FormMessages> | undefined
  let isWatched = false
  let stopFollowing: (() => void) | undefined

  const handle: FormHandle = {
    form,
    parts,
    fields,
    compile,
    compiled,
    store,
    host,
    rareParts: () => rareParts,
    loadParts: async () => {
      const missing = await parts.rareParts?.(form, rareParts)
      if (missing) rareParts = { ...missing, ...rareParts }
      // Conditions may be answered otherwise now.
      store.refresh()
      return rareParts
    },
    checks: () => checks,
    loadUi: async () => {
      host.ui = await parts.submissionUi()
      if (!checks) {
        checks = host.ui.createChecks(handle)
        // What was left by now is told what is wrong.
        store.refresh()
      }
      return host.ui
    },
    loadChecks: () => (checks ? checks.arrival() : handle.loadUi().then(handle.loadChecks)),
    submit() {
      // On its way, or gone: no other state begins so.
      if (/^s/.test(store.state().status)) return
      go()
    },
    messages() {
      if (!loading) {
        loading = handle.loadUi().then((loaded) => loaded.createFormDelivery(handle))
        loading.then(follow, () => {
          // It is fetched again, when it is wanted again.
          loading = undefined
        })
      }
      return loading
    },
    watch() {
      isWatched = true
      host.resume = resume
      handle.messages().then(follow, () => undefined)
      return () => {
        isWatched = false
        stopFollowing?.()
        stopFollowing = undefined
      }
    },
  }

  /** Begins with the outbox, whenever its code comes: a network may have failed before. */
  function follow({ watch }: FormMessages): void {
    if (isWatched) stopFollowing ??= watch()
  }
  /** Nothing goes out unchecked: without its rules a form waits for them. */
  function go(): void {
    const arrival = handle.loadChecks()
    if (!arrival) {
      checks?.send()
      return
    }
    store.dispatch({ kind: 'sendStarted' })
    arrival
      .then(
        () => true,
        () => false,
      )
      .then((areHere) => (host.resume ?? resume)(areHere))
  }

  /** The form may show another message by now. */
  function resume(areHere: boolean): void {
    if (!areHere) store.dispatch({ kind: 'notLoaded' })
    else if (store.state().status === 'sending') go()
  }

  checks = host.ui?.createChecks(handle)
  return handle
}

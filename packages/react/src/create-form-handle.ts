import type { CompiledForm, RuleReport } from '@letterslot/core'
import { compileFormWith, type FormCode } from '@letterslot/core/form-code'
import { createFormStore } from '@letterslot/core/form-state'
import type { FormHandle, FormHost, FormParts } from './form/form-context.ts'
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
  const patterns = parts.patterns?.(fields)
  let { rareParts } = host.options
  const { evaluate } = parts
  const code: FormCode = {
    ...parts,
    // Until what decides them is here, conditions know fixed words alone.
    evaluate: (condition, see, field) =>
      (rareParts?.evaluateLogic ?? evaluate)(condition, see, host.options.clock, field),
  }
  const rules = compileFormWith(code, form, {
    onReport: warn,
    // Until what checks them is here, answers pass.
    compileRareRule: (rule, field) => (value, see) => {
      const check = rareParts?.compileRareRule?.(rule, field, host.options.clock)
      return typeof check === 'function' ? check(value, see) : []
    },
    compilePatternMatcher: patterns?.compile,
    paramText: (field, value) => rareParts?.kinds?.[field.kind]?.paramText?.(field, value, form.locale),
  })
  const compiled: CompiledForm = {
    ...rules,
    derive: (values) => rareParts?.derive?.(form, values, host),
  }
  const store = createFormStore(
    compiled,
    host.options.defaultValues,
    last?.form.id === form.id ? last.store : undefined,
  )
  let loading: Promise<FormMessages> | undefined
  let isWatched = false
  let stopFollowing: (() => void) | undefined

  const handle: FormHandle = {
    form,
    parts,
    fields,
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
    submit() {
      // On its way, or gone: no other state begins so.
      if (/^s/.test(store.state().status)) return
      if (patterns?.delays(handle.submit)) return
      const issues = store.check()
      if (issues.length > 0) {
        store.dispatch({ kind: 'problemsFound', issues })
        host.options.onIssues?.(issues)
        return
      }
      if (host.options.onSubmit?.(compiled.templateParams(store.values())) === false) return
      store.dispatch({ kind: 'sendStarted' })
      handle
        .messages()
        .then(({ send }) => send())
        .catch(() => store.dispatch({ kind: 'notLoaded' }))
    },
    messages() {
      if (!loading) {
        loading = parts.submissionUi().then((loaded) => loaded.createFormDelivery(handle))
        loading.then(follow, () => {
          // It is fetched again, when it is wanted again.
          loading = undefined
        })
      }
      return loading
    },
    watch() {
      isWatched = true
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
  return handle
}

/** A rule that cannot be applied asks nothing of a visitor; whoever keeps the site learns of it. */
function warn({ field, flaw }: RuleReport): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
  console.warn(`Letterslot: ${field} ${flaw}`)
}

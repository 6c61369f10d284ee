import type { FormHandle } from '../form/form-context.ts'

/** Checks what stands in a form and, where nothing is wrong, sends it. */
export function checkAndSend({ compiled, host, messages, store }: FormHandle): void {
  const issues = store.check()
  if (issues.length > 0) {
    store.dispatch({ kind: 'problemsFound', issues })
    host.options.onIssues?.(issues)
    return
  }
  if (host.options.onSubmit?.(compiled.templateParams(store.values())) === false) {
    store.dispatch({ kind: 'waitEnded' })
    return
  }
  store.dispatch({ kind: 'sendStarted' })
  messages()
    .then(({ send }) => send())
    .catch(() => store.dispatch({ kind: 'notLoaded' }))
}

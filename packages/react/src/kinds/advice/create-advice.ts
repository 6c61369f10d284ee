import type { Field, Issue } from '@letterslot/core'
import { compileFormWith } from '@letterslot/core/form-code'
import type { FormHandle } from '../../form/form-context.ts'

/** The advice on one field, as a component follows it. */
export interface FieldAdvice {
  /** The same list until it changes; empty until the field was left. */
  view(): readonly Issue[]
  subscribe(listener: () => void): () => void
  /** Follows the field around an element. Returns what ends it. */
  follow(place: Element): () => void
}

const noAdvice: readonly Issue[] = []

/** Makes what checks the rules of a field that only advise, once its visitor left it. What is a problem is told first, and alone. */
export function createAdvice(handle: FormHandle, field: Field): FieldAdvice {
  const { store } = handle
  const check = compileAdvice(handle, field)
  const listeners = new Set<() => void>()
  let issues = noAdvice
  let wasIn = false
  let isLeft = false

  function update(): void {
    const found = isLeft && store.field(field.id).issues.length === 0 ? check() : noAdvice
    if (JSON.stringify(found) === JSON.stringify(issues)) return
    issues = found
    for (const listener of listeners) listener()
  }

  return {
    view: () => issues,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(place) {
      const box = place.closest('[data-field]')
      const controller = new AbortController()
      const look = (): void => {
        const isIn = box?.matches(':focus-within') ?? false
        wasIn ||= isIn
        isLeft ||= wasIn && !isIn
        // By then the form has read what was typed.
        queueMicrotask(update)
      }
      // It may be in the field by the time that this code is here.
      look()
      box?.addEventListener('focusin', look, controller)
      // Once a press or a key is over: nothing moves from under the finger.
      for (const type of ['click', 'keyup', 'input']) document.addEventListener(type, look, controller)
      const stop = store.subscribe(update, field.id)
      return () => {
        controller.abort()
        stop()
      }
    },
  }
}

/** Checks those rules alone, and names each by its place in the field. */
function compileAdvice(
  { checks, form, parts, store, host, rareParts }: FormHandle,
  field: Field,
): () => readonly Issue[] {
  const { evaluate } = parts
  const { clock } = host.options
  const advising = field.rules.filter(({ severity }) => severity)
  const binding = advising.map(({ severity: _severity, ...rule }) => rule)
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((one) => ({ ...one, rules: one.id === field.id ? binding : [] })),
  }))
  const compiled = compileFormWith(
    {
      evaluate: (condition, see) => (rareParts()?.evaluateLogic ?? evaluate)(condition, see, clock),
      check: (...given) => checks()?.check(...given),
    },
    { ...form, pages },
  )
  return () =>
    compiled.validateField(field.id, store.values()).flatMap((issue) => {
      const rule = advising[issue.rule]
      return rule ? { ...issue, rule: field.rules.indexOf(rule) } : []
    })
}

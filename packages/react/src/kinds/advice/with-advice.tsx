import type { Field, Issue } from '@letterslot/core'
import { rareTexts } from '@letterslot/core/messages/en-rare'
import { type JSX, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ControlProps, FormHandle, WithKind } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'
import { sayIssue } from '../../form/say-issue.ts'

/** Says below a field what its rules advise that keep nothing from being sent: for any kind that has one. */
export const withKind: WithKind = ({ FieldExtra, ...parts }) => ({
  ...parts,
  FieldExtra: function FieldExtraWithAdvice(props: ControlProps) {
    return [<FieldExtra key="own" {...props} />, hasAdvisingRule(props.field) && <Advice key="advice" {...props} />]
  },
})

function hasAdvisingRule({ rules }: Field): boolean {
  return rules.some(({ severity }) => severity !== undefined)
}

// Set by script, so that the style sheet of other forms is as it was; a strict policy allows it.
const besideMark = { display: 'flex', gap: '8px' } as const

/** Stands below a field's control once it was left, with the advice of its rules: told politely, and no problem. */
function Advice({ field, context }: ControlProps): JSX.Element {
  const { handle } = context
  const place = useRef<HTMLDivElement>(null)
  const advice = useMemo(() => createAdvice(handle, field), [handle, field])
  const issues = useSyncExternalStore(advice.subscribe, advice.view, advice.view)
  useEffect(() => (place.current ? advice.follow(place.current) : undefined), [advice])
  const { advice: words } = { ...rareTexts, ...context.texts }
  // Both ends of a range may have the same advice.
  const said = [...new Set(issues.map((issue) => sayIssue(context, issue)))]
  return (
    <div ref={place} role="status" className={issues.length > 0 ? 'ls-older' : undefined} lang={context.lang}>
      {said.map((message) => (
        <p key={message} style={besideMark}>
          <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v5M12 8h.01" />
          <span>{context.sayMarked(words, { message })}</span>
        </p>
      ))}
    </div>
  )
}

/** The advice on one field, as a component follows it. */
interface FieldAdvice {
  /** The same list until it changes; empty until the field was left. */
  view(): readonly Issue[]
  subscribe(listener: () => void): () => void
  /** Follows the field around an element. Returns what ends it. */
  follow(place: Element): () => void
}

const noAdvice: readonly Issue[] = []

/** Makes what checks the rules of a field that only advise, once its visitor left it. What is a problem is told first, and alone. */
function createAdvice(handle: FormHandle, field: Field): FieldAdvice {
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
function compileAdvice({ compile, form, store }: FormHandle, field: Field): () => readonly Issue[] {
  const advising = field.rules.filter(({ severity }) => severity)
  const binding = advising.map(({ severity: _severity, ...rule }) => rule)
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((one) => ({ ...one, rules: one.id === field.id ? binding : [] })),
  }))
  const compiled = compile({ ...form, pages })
  return () =>
    compiled.validateField(field.id, store.values()).flatMap((issue) => {
      const rule = advising[issue.rule]
      return rule ? { ...issue, rule: field.rules.indexOf(rule) } : []
    })
}

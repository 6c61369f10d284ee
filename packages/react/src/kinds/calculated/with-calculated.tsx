import { type FieldId, type Form, formatCalculated } from '@letterslot/core'
import { createCalculations } from '@letterslot/core/calculation'
import type { DayClock } from '@letterslot/core/rare-rules'
import { type JSX, useSyncExternalStore } from 'react'
import type { CalculatedValues } from '../../form/calculated-values.ts'
import type { ControlProps, FormHost, WithKind } from '../../form/form-context.ts'

/** The kind `calculated`: a value that follows from other answers, which nobody writes into. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, calculated: { Control: Calculated } },
  derive: (form, values, host) => valuesOf(host, form).derive(values),
  sayAnswer: (field, value, locale) =>
    field.kind === 'calculated' ? formatCalculated(field, value, locale) : parts.sayAnswer(field, value, locale),
})

/**
 * A value that is kept up as answers change. An `output` says its changes politely by itself; it takes the focus from the summary
 * of problems, and from nowhere else. Until there is a result, and without scripts, a dash stands there.
 */
function Calculated({ field, id, describedBy, context }: ControlProps): JSX.Element {
  const { form, host, store } = context.handle
  const text = useSyncExternalStore(
    (listener) => valuesOf(host, form).subscribe(listener),
    // A form that was changed just now begins with what it had.
    () => valuesOf(host, form).text(field.id) ?? `${store.value(field.id) ?? ''}`,
    () => '',
  )
  return (
    <output id={id} tabIndex={-1} aria-describedby={describedBy}>
      <strong>{text === '' ? '–' : <bdi>{formatCalculated(field, text, context.locale)}</bdi>}</strong>
    </output>
  )
}

/** The values that a form calculates. What it was before a change may still work out its own: each has them by itself. */
function valuesOf(host: FormHost, form: Form): CalculatedValues {
  host.calculated ??= new WeakMap()
  const known = host.calculated.get(form)
  if (known) return known
  const made = createCalculatedValues(form, host.options.clock)
  host.calculated.set(form, made)
  return made
}

/** Makes what holds the results of a form's calculations, and tells who draws them of each change. */
function createCalculatedValues(form: Form, clock: DayClock | undefined): CalculatedValues {
  const calculate = createCalculations(form, clock)
  const listeners = new Set<() => void>()
  let results: ReadonlyMap<FieldId, string> = new Map()
  return {
    text: (id) => results.get(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    derive(values) {
      const next = calculate(values)
      const isOther = next !== results
      results = next
      if (isOther) for (const listener of listeners) listener()
      return [...next].filter(([id, text]) => values[id] !== text)
    },
  }
}

import type { FieldId, Form } from '@letterslot/core'
import { createCalculations } from '@letterslot/core/calculation'
import type { DayClock } from '@letterslot/core/rare-rules'
import type { CalculatedValues } from '../../form/calculated-values.ts'

/** Makes what holds the results of a form's calculations, and tells who draws them of each change. */
export function createCalculatedValues(form: Form, clock: DayClock | undefined): CalculatedValues {
  const calculate = createCalculations(form, clock)
  const listeners = new Set<() => void>()
  let results: ReadonlyMap<FieldId, string> = new Map()
  return {
    form,
    text: (id) => results.get(id) ?? '',
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

import { formatCalculated } from '@letterslot/core'
import type { WithKind } from '../../form/form-context.ts'
import { Calculated } from './Calculated.tsx'
import { createCalculatedValues } from './calculated-values.ts'

/** The kind `calculated`: a value that follows from other answers, which nobody writes into. */
export const withCalculated: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, calculated: { Control: Calculated } },
  derive(form, values, host) {
    if (host.calculated?.form !== form) host.calculated = createCalculatedValues(form, host.options.clock)
    return host.calculated.derive(values)
  },
  sayAnswer: (field, value, locale) =>
    field.kind === 'calculated' ? formatCalculated(field, value, locale) : parts.sayAnswer(field, value, locale),
})

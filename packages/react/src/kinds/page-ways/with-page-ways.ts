import { withWays } from '@letterslot/core/logic'
import type { WithKind } from '../../form/form-context.ts'

/** Pages that are passed over: their fields are neither shown, checked nor sent. */
export const withKind: WithKind = (parts, form) => ({
  ...parts,
  evaluateLogic: withWays(form, parts.evaluateLogic),
})

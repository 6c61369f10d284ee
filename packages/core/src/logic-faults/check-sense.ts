import type { Condition } from '../model/condition.ts'
import type { Possible } from './asked.ts'
import { type Demand, examine } from './find-conflicts.ts'
import type { AlwaysFault, NeverFault } from './logic-fault.ts'

/** Asks that a condition holds. */
export function demandOf(condition: Condition, pointer: string): Demand {
  return { condition, pointer, holds: true }
}

/**
 * Finds if a demand can be met, while others are, and if it always is.
 * @param facts - others that are met whatever comes of it.
 */
export function checkSense(
  demand: Demand,
  others: readonly Demand[],
  answers: () => Possible,
  facts: readonly Demand[] = [],
): readonly (NeverFault | AlwaysFault)[] {
  const { isNever, conflicts } = examine([...facts, ...others, demand], answers())
  const own = conflicts.filter(({ pointer }) => pointer.startsWith(demand.pointer))
  const faults = own.map((conflict): NeverFault => ({ kind: 'never', isBranch: !isNever, ...conflict }))
  const [first] = conflicts
  if (isNever && faults.length === 0 && first)
    return [{ kind: 'never', isBranch: false, pointer: demand.pointer, other: first.pointer, reason: 'other' }]
  const isAlways = !isNever && examine([...facts, { ...demand, holds: false }], answers()).isNever
  return isAlways ? [...faults, { kind: 'always' }] : faults
}

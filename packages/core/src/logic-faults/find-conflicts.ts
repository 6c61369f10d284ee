import type { Condition } from '../model/condition.ts'
import type { Conflict, Possible } from './asked.ts'

/** The answer to if a condition can hold, and the comparisons in it that cannot. */
export interface Examined {
  /** No answers make it hold. */
  readonly isNever: boolean
  /** Of a condition that can hold: those of a branch that cannot. */
  readonly conflicts: readonly Conflict[]
}

/** A condition, where it stands, and that it must hold or must not. */
export interface Demand {
  readonly condition: Condition
  readonly pointer: string
  readonly holds: boolean
}

/**
 * Examines demands that are made together: takes time in proportion to their comparisons. What is said of them is certain; some
 * that cannot be met, through choices of several branches, are not found.
 */
export function examine(demands: readonly Demand[], possible: Possible): Examined {
  const conflicts: Conflict[] = []
  const isNever = isNeverMet(demands, possible, conflicts)
  return { isNever, conflicts }
}

function isNeverMet(demands: readonly Demand[], possible: Possible, conflicts: Conflict[]): boolean {
  const undo: (() => void)[] = []
  const waiting = demands.toReversed()
  const branches: Demand[] = []
  let isNever = false
  for (let demand = waiting.pop(); demand; demand = waiting.pop()) {
    const { condition, pointer, holds } = demand
    if ('not' in condition) {
      waiting.push({ condition: condition.not, pointer: `${pointer}/not`, holds: !holds })
    } else if ('field' in condition) {
      const conflict = possible.ask({ comparison: condition, pointer, holds }, undo)
      if (conflict) conflicts.push(conflict)
      isNever ||= conflict !== undefined
    } else if ('all' in condition === holds) {
      for (const part of joinedDemands(demand).toReversed()) waiting.push(part)
    } else branches.push(demand)
  }
  for (const branch of branches) {
    const parts = joinedDemands(branch)
    // Every part is examined, so that each branch that is dead is known.
    const never = parts.filter((part) => isNeverMet([part], possible, conflicts))
    if (parts.length === 0) conflicts.push({ pointer: branch.pointer, reason: 'nothing' })
    isNever ||= never.length === parts.length
  }
  for (const bringBack of undo.reverse()) bringBack()
  return isNever
}

/** The parts of conditions that are joined, each with the same demand. */
function joinedDemands({ condition, pointer, holds }: Demand): readonly Demand[] {
  const [key, parts] =
    'all' in condition ? ['all', condition.all] : 'any' in condition ? ['any', condition.any] : ['', []]
  return parts.map((part, index) => ({ condition: part, pointer: `${pointer}/${key}/${index}`, holds }))
}

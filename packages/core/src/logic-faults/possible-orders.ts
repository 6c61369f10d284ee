import type { Operator } from '../model/condition.ts'
import { type Conflict, conflictOf, type Possible } from './asked.ts'

/** Two answers beside each other, as bits: the first is less, they are the same, it is more, or they have no order. */
const [less, same, more, without] = [1, 2, 4, 8]

const orderOfOperator: Readonly<Partial<Record<Operator, number>>> = {
  equal: same,
  notEqual: less + more + without,
  greater: more,
  atLeast: same + more,
  less,
  atMost: less + same,
}

/** The ways in which the answers to two fields may stand to each other, of which the conditions ask in either direction. */
export function possibleOrders(): Possible & { readonly reversed: Possible } {
  let possible = less + same + more + without
  let by: string | undefined
  const keep = (order: number, pointer: string, undo: (() => void)[]): Conflict | undefined => {
    if ((possible & order) === 0) return conflictOf(pointer, by, 'rules')
    const before = { possible, by }
    undo.push(() => {
      ;({ possible, by } = before)
    })
    possible &= order
    by = pointer
    return undefined
  }
  const orderOf = (is: Operator, holds: boolean): number => {
    const order = orderOfOperator[is] ?? less + same + more + without
    return holds ? order : ~order
  }
  const reverse = (order: number): number =>
    (order & (same + without)) + (order & less ? more : 0) + (order & more ? less : 0)
  return {
    ask: ({ comparison: { is }, holds, pointer }, undo) => keep(orderOf(is, holds), pointer, undo),
    reversed: {
      ask: ({ comparison: { is }, holds, pointer }, undo) => keep(reverse(orderOf(is, holds)), pointer, undo),
    },
  }
}

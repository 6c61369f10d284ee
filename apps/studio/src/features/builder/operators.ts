import type { Comparison, Field, Operator } from '@letterslot/core'
import { choosesOne, choosesSeveral } from '@letterslot/core/document'

/** The operators that make sense for a field's answer. */
export function operatorsFor(field: Field): readonly Operator[] {
  if (choosesOne(field)) return ['equal', 'notEqual', 'in', 'filled', 'empty']
  if (field.kind === 'matrix') return ['contains', 'filled', 'empty']
  if (choosesSeveral(field)) return ['contains', 'in', 'filled', 'empty']
  switch (field.kind) {
    case 'number':
    case 'calculated':
    case 'currency':
    case 'rating':
    case 'scale':
    case 'slider':
      return ['equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost', 'filled', 'empty']
    case 'date':
    case 'time':
    case 'datetime':
      return ['equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost', 'filled', 'empty']
    case 'country':
      return ['equal', 'notEqual', 'filled', 'empty']
    case 'consent':
      return ['equal']
    case 'ranking':
    case 'dateRange':
    case 'name':
    case 'address':
    case 'file':
    case 'signature':
    case 'rows':
      return ['filled', 'empty']
    default:
      return ['filled', 'empty', 'equal', 'notEqual', 'contains', 'in']
  }
}

/** The operators that compare the number of a field's chosen options, files or rows; none where there is nothing to count. */
export function countOperatorsFor(field: Field): readonly Operator[] {
  const isCountable = choosesSeveral(field) || field.kind === 'file' || field.kind === 'rows'
  return isCountable ? ['atLeast', 'atMost', 'greater', 'less', 'equal'] : []
}

/** Tells if an operator compares with a value. */
export function takesValue(operator: Operator): boolean {
  return operator !== 'empty' && operator !== 'filled'
}

/** Tells if an operator asks for an order: more, less. */
export function takesOrder(operator: Operator): boolean {
  return operator === 'greater' || operator === 'atLeast' || operator === 'less' || operator === 'atMost'
}

/** Tells if a comparison may be with another answer: by an order or as a whole, not by a part. */
export function takesOtherAnswer({ is }: Comparison): boolean {
  return takesOrder(is) || is === 'equal' || is === 'notEqual'
}

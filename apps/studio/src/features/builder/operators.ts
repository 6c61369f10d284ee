import type { Field, Operator } from '@letterslot/core'

/** The operators that make sense for a field's answer. */
export function operatorsFor(field: Field): readonly Operator[] {
  switch (field.kind) {
    case 'number':
      return ['equal', 'notEqual', 'greater', 'atLeast', 'less', 'atMost', 'filled', 'empty']
    case 'date':
      return ['equal', 'greater', 'atLeast', 'less', 'atMost', 'filled', 'empty']
    case 'select':
    case 'radio':
      return ['equal', 'notEqual', 'filled', 'empty']
    case 'checkboxes':
      return ['contains', 'filled', 'empty']
    case 'consent':
      return ['equal']
    case 'file':
      return ['filled', 'empty']
    default:
      return ['filled', 'empty', 'equal', 'notEqual', 'contains']
  }
}

/** Tells if an operator compares with a value. */
export function takesValue(operator: Operator): boolean {
  return operator !== 'empty' && operator !== 'filled'
}

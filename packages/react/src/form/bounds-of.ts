import type { Field } from '@letterslot/core'
import type { InputProps } from './input-props.ts'

/** The bounds of the rule `range`, as an input has them. */
export function boundsOf({ rules }: Field): InputProps {
  const range = rules.filter(({ severity }) => !severity).find((rule) => rule.kind === 'range')
  return { min: range?.min, max: range?.max }
}

import type { Field } from '../schema/field.ts'
import type { Check } from './check.ts'

/** What was chosen must be among the field's options. */
export function compileOptions({ options = [] }: Field): Check {
  const offered: readonly unknown[] = options.map(({ value }) => value)
  return (value) => ([value].flat().every((chosen) => offered.includes(chosen)) ? [] : [{ code: 'notAnOption' }])
}

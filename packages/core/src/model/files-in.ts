import type { FileValue, Value } from './values.ts'

/** The files in what a field holds; none where it holds something else. */
export function filesIn(value: Value | undefined): readonly FileValue[] {
  return typeof value === 'object' ? value.filter((one) => typeof one === 'object') : []
}

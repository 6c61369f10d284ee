import type { Message } from '@letterslot/core/form-state'
import type { FormHandle } from './form-handle.ts'

/** The label of the largest answer, and the bytes of all answers together. */
export function largestAnswer(
  { fields }: FormHandle,
  { params }: Message,
): { readonly label: string; readonly bytes: number } {
  const bytesOf = (...texts: string[]): number => new Blob(texts).size
  const answers = Object.entries(params).toSorted(([, one], [, other]) => bytesOf(other) - bytesOf(one))
  const largest = answers[0]?.[0] ?? ''
  const label = fields.find(({ name }) => name === largest)?.label ?? largest
  return { label, bytes: bytesOf(...Object.values(params)) }
}

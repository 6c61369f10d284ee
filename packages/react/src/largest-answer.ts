import type { Message } from '@letterslot/core/form-state'
import type { FormHandle } from './form-handle.ts'

/** Which answer weighs most, by its label, and what all of them weigh together, in bytes. */
export function largestAnswer(
  { fields }: FormHandle,
  { params }: Message,
): { readonly label: string; readonly bytes: number } {
  const weights = Object.entries(params).map(([name, text]) => ({ name, bytes: new Blob([text]).size }))
  const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes)[0]?.name ?? ''
  const label = fields.find(({ name }) => name === heaviest)?.label ?? heaviest
  return { label, bytes: weights.reduce((sum, { bytes }) => sum + bytes, 0) }
}

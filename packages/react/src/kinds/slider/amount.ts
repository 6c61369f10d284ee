import type { Field, Value } from '@letterslot/core'

/** The box of a drawn slider: what stands in it is the answer. */
export function amountOf(within: Element | null): HTMLInputElement | null {
  return within?.querySelector<HTMLInputElement>('input:not([type="range"])') ?? null
}

/** Reads the answer of a slider. Blanks around a number are none of it (HTML, value sanitization). */
export function readAmount(box: Element): string | undefined {
  return amountOf(box)?.value.trim()
}

/** Writes an answer as if its visitor had. */
export function putAmount(box: Element, _field: Field, value: Value): void {
  const amount = amountOf(box)
  if (!amount) return
  amount.value = String(value)
  amount.dispatchEvent(new Event('input', { bubbles: true }))
}

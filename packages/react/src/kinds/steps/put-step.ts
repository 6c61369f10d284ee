import type { Field, Value } from '@letterslot/core'

/** Chooses the step of an answer as if its visitor had pressed it. */
export function putStep(box: Element, _field: Field, value: Value): void {
  for (const button of box.querySelectorAll<HTMLInputElement>('[type="radio"]'))
    if (button.value === value && !button.checked) button.click()
}

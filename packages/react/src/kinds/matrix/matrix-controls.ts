import type { Value } from '@letterslot/core'
import { writeControl } from '../../fields/write-control.ts'

function buttonsOf(box: Element): readonly HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]')]
}

/** Reads a matrix: an entry for each chosen option, row by row. */
export function readMatrix(box: Element): readonly string[] {
  const lists = Array.from(box.querySelectorAll('select'), ({ value }) => value)
  const chosen = buttonsOf(box).filter(({ checked }) => checked)
  return [...lists.filter((entry) => entry !== ''), ...chosen.map(({ value }) => value)]
}

/** Chooses the answers of a matrix as if their visitor had pressed them. */
export function putMatrix(box: Element, _field: unknown, value: Value): void {
  const wanted = new Set<unknown>([value].flat())
  for (const list of box.querySelectorAll('select'))
    writeControl(list, Array.from(list.options, (option) => option.value).find((entry) => wanted.has(entry)) ?? '')
  for (const button of buttonsOf(box)) {
    if (button.checked === wanted.has(button.value)) continue
    // A press takes no choice away from radio buttons.
    button.checked = !button.checked
    button.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

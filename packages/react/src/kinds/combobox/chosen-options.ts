import type { Field, Value } from '@letterslot/core'
import { freeTextName, readFreeText } from '@letterslot/core/rare-rules'

/** The values that are chosen in a select, words of the visitor's own among them. */
export function chosenIn(select: HTMLSelectElement): readonly string[] {
  return Array.from(select.selectedOptions, (option) =>
    option.hasAttribute('data-other') ? (select.getAttribute('data-value') ?? option.value) : option.value,
  ).filter((value) => value !== '')
}

/** Chooses these values in a select, and no others; words that it does not offer become options of their own. */
export function chooseIn(select: HTMLSelectElement, values: readonly string[]): void {
  for (const option of select.querySelectorAll('[data-typed]')) option.remove()
  const offered = new Set(Array.from(select.options, ({ value }) => value))
  for (const value of values) {
    if (value === '' || offered.has(value)) continue
    const typed = new Option(value, value)
    typed.setAttribute('data-typed', '')
    select.append(typed)
  }
  for (const option of select.options) option.selected = values.includes(option.value)
  if (!select.multiple && values.length === 0) select.value = ''
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Reads what is chosen in the field's select. */
export function readChosen(box: Element, { multiple }: Field): Value | undefined {
  const select = box.querySelector('select')
  if (!select) return undefined
  const chosen = chosenIn(select)
  return multiple ? chosen : (chosen[0] ?? '')
}

/** Chooses an answer in the field's select, with what was written beside an option that takes a text. */
export function putChosen(box: Element, { name, options }: Field, value: Value): void {
  const select = box.querySelector('select')
  if (!select) return
  const values = [value].flat().filter((one) => typeof one === 'string')
  const free = values.map((one) => readFreeText(options, one)).find((one) => one !== undefined)
  chooseIn(
    select,
    values.map((one) => readFreeText(options, one)?.option.value ?? one),
  )
  const beside = free && box.querySelector<HTMLInputElement>(`[name="${freeTextName(name)}"]`)
  if (!beside) return
  beside.value = free.text
  beside.dispatchEvent(new Event('input', { bubbles: true }))
}

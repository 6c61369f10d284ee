import type { Field, Value } from '@letterslot/core'

const buttonsIn = (box: Element): readonly HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]'),
]

/** Reads the chosen pictures: with the text beside one that takes a text. */
export function readPictures(box: Element, { multiple }: Field): Value {
  const chosen = buttonsIn(box)
    .filter(({ checked }) => checked)
    .map((button) => button.getAttribute('data-value') ?? button.value)
  return multiple ? chosen : (chosen[0] ?? '')
}

/** Chooses the pictures of an answer as if their visitor had pressed them. */
export function putPictures(box: Element, _field: Field, value: Value): void {
  const chosen = [value].flat()
  for (const button of buttonsIn(box)) {
    const wanted = chosen.includes(button.value)
    if (button.checked !== wanted && (wanted || button.type === 'checkbox')) button.click()
  }
}

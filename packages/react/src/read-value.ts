import type { Field, Value } from '@letterslot/core'

/**
 * Reads what stands in a field's controls. The page is the truth: what a visitor typed before any script ran counts, and
 * so does what a browser filled in without telling.
 * @returns undefined where the field has nothing to read.
 */
export function readValue(box: Element, field: Field): Value | undefined {
  const controls = [...box.querySelectorAll('input, select, textarea')]
  const chosen = controls.filter((control) => control instanceof HTMLInputElement && control.checked).map(textOf)
  const [first] = controls
  switch (field.kind) {
    case 'content':
    case 'hidden':
      return undefined
    case 'checkboxes':
      return chosen
    case 'consent':
      return chosen.length > 0
    case 'radio':
      return chosen[0] ?? ''
    case 'number':
      return first && textOf(first).trim()
    case 'date':
      // A date that is half typed has no value. Where dates are checked it is wrong, not empty: these words are no date.
      return isHalfTyped(first) && field.rules.some(({ kind }) => kind === 'type') ? 'half typed' : textOf(first)
    default:
      return first && textOf(first)
  }
}

function isHalfTyped(control: Element | undefined): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput
}

function textOf(control: Element | undefined): string {
  return control && 'value' in control ? `${control.value}` : ''
}

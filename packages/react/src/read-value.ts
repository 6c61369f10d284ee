import type { Field, Value } from '@letterslot/core'

/**
 * Reads what stands in a field's controls. The page is the truth: what a visitor typed before any script ran counts, and
 * so does what a browser filled in without telling.
 * @returns undefined where the field has nothing to read.
 */
export function readValue(box: Element, { kind, rules }: Field): Value | undefined {
  const control = box.querySelector('input, select, textarea')
  const chosen = [...box.querySelectorAll(':checked')].map(textOf)
  if (!control) return undefined
  switch (kind) {
    case 'checkboxes':
      return chosen
    case 'consent':
      return chosen.length > 0
    case 'radio':
      return chosen[0] ?? ''
    case 'file':
      return 'files' in control && control.files instanceof FileList ? [...control.files] : []
    case 'date':
      // A date that is half typed has no value. Where dates are checked it is wrong, not empty: these words are no date.
      return isHalfTyped(control) && rules.some((rule) => rule.kind === 'type') ? 'half typed' : textOf(control)
    default:
      return textOf(control)
  }
}

function isHalfTyped(control: Element): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput
}

function textOf(control: Element): string {
  // A choice that takes a text has it behind its value.
  return control.getAttribute('data-value') ?? ('value' in control ? `${control.value}` : '')
}

type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Writes what was typed or chosen in one drawing of a form into its other drawings.
 * @param root - all drawings stand in it.
 * @param target - the control that was changed.
 */
export function mirrorTyping(root: Element, target: EventTarget): void {
  if (!isControl(target) || target.type === 'file') return
  const [form, box] = [target.closest('.ls-form'), target.closest('[data-field]')]
  const field = box?.getAttribute('data-field')
  if (!form || !box || field == null) return
  const at = controlsOf(box).indexOf(target)
  for (const other of root.querySelectorAll('.ls-form')) {
    const twin = other === form ? undefined : controlsOf(fieldBox(other, field))[at]
    if (twin) copyTyped(target, twin)
  }
}

function fieldBox(form: Element, field: string): Element | undefined {
  return [...form.querySelectorAll('[data-field]')].find((box) => box.getAttribute('data-field') === field)
}

function controlsOf(box: Element | undefined): readonly TypedControl[] {
  return [...(box?.querySelectorAll('input, select, textarea') ?? [])].filter(isControl)
}

function copyTyped(from: TypedControl, to: TypedControl): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(from.type)) {
    to.checked = from.checked
  } else to.value = from.value
}

function isControl(target: unknown): target is TypedControl {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}

import type { Field, Value } from '@letterslot/core'
import { sameAnswer } from '@letterslot/core/drafts'
import { isOfLink, type PrefillFacts, type PrefillPair, readPrefill } from '@letterslot/core/prefill'
import { putAnswer } from '../drafts/put-answer.ts'
import type { FormHandle } from '../form/form-context.ts'

/**
 * Fills the fields of a drawn form that their maker lets others fill, as if their visitor had: their events are a visitor's. What
 * stands in a field already stays, whoever wrote it, and a form that was brought back whole is as it was left.
 */
export function fillFields(root: Element, handle: FormHandle, facts: PrefillFacts): void {
  const { compiled, fields, host, rareParts, store } = handle
  const isAtBegin = (field: Field): boolean => sameAnswer(store.value(field.id), beginOf(handle, field))
  if (store.generation > 0 && !fields.every(isAtBegin)) return
  for (const { field, issue, source, value } of readPrefill(compiled, facts, store.values())) {
    const box = root.querySelector(`[data-field="${CSS.escape(field.id)}"]`)
    if (issue || !(isAtBegin(field) || (box && isAsDrawn(box)))) continue
    host.prefilled = { ...host.prefilled, [field.id]: { value, isOfLink: isOfLink(source) } }
    host.isPrefilling = true
    if (field.kind === 'hidden') store.change(field.id, value)
    else if (box) (rareParts()?.kinds?.[field.kind]?.putAnswer ?? putAnswer)(box, field, value)
    host.isPrefilling = false
  }
  host.ownParams = () => prefilledParams(handle)
}

/** True while nobody used the controls of a field; a slider stands somewhere from the first. */
function isAsDrawn(box: Element): boolean {
  return [
    ...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement>('input, textarea, option'),
  ].every((control) => {
    if ('selected' in control) return control.selected === control.defaultSelected
    if ('checked' in control && /radio|checkbox/.test(control.type)) return control.checked === control.defaultChecked
    return control.value === control.defaultValue || (control.type === 'range' && control.defaultValue === '')
  })
}

/** The answer that the form itself begins with. */
function beginOf({ host }: FormHandle, { id, default: own }: Field): Value | undefined {
  const given = host.options.defaultValues ?? {}
  return Object.hasOwn(given, id) ? given[id] : own
}

/** Names the fields whose answer came with a link and was left as it came, so that the mail says so. */
function prefilledParams({ compiled, fields, host, store }: FormHandle): Record<string, string> {
  const shown = compiled.visible(store.values())
  const names = fields.flatMap(({ id, label, name }) => {
    const prefilled = host.prefilled?.[id]
    return prefilled?.isOfLink && shown.has(id) && sameAnswer(store.value(id), prefilled.value) ? [label || name] : []
  })
  return names.length > 0 ? { letterslot_prefilled: names.join(', ') } : {}
}

/** The values that a site gives by field name, as pairs. */
export function pairsOf(given: Readonly<Record<string, string | readonly string[]>> = {}): readonly PrefillPair[] {
  return Object.entries(given).flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
}

import type { Field, Value } from '@letterslot/core'
import { freeTextName, readFreeText } from '@letterslot/core/rare-rules'
import { putFiles } from '../fields/follow-files.ts'

/** Puts an answer into the controls of a drawn field as if its visitor had given it: whoever follows the field hears of it. */
export function putAnswer(box: Element, { kind, name, options }: Field, value: Value): void {
  const control = box.querySelector('input, select, textarea')
  const chosen = [value].flat()
  const free = chosen.map((one) => readFreeText(options, one)).find((one) => one !== undefined)
  const isChosen = (own: string): boolean => chosen.includes(own) || free?.option.value === own
  switch (kind) {
    case 'file':
      if (control instanceof HTMLInputElement)
        putFiles(
          control,
          chosen.filter((one) => one instanceof File),
        )
      break
    case 'consent':
      if (control instanceof HTMLInputElement && control.checked !== value) control.click()
      break
    case 'radio':
    case 'checkboxes':
      for (const one of box.querySelectorAll<HTMLInputElement>(`[type="${kind === 'radio' ? kind : 'checkbox'}"]`))
        if (one.checked !== isChosen(one.value)) one.click()
      break
    default:
      if (control) write(control, free ? free.option.value : `${value}`)
  }
  const beside = free && box.querySelector(`[name="${freeTextName(name)}"]`)
  if (beside) write(beside, free.text)
}

/** Past the value that React remembers of a control, so that it sees the change. */
function write(control: Element, text: string): void {
  const own = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].find((kind) => control instanceof kind)
  if (!own) return
  Reflect.set(own.prototype, 'value', text, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

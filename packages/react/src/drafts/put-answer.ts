import type { Field, Value } from '@letterslot/core'
import { freeTextName, readFreeText } from '@letterslot/core/rare-rules'
import { putFiles } from '../fields/follow-files.ts'
import { writeControl } from '../fields/write-control.ts'

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
      if (control) writeControl(control, free ? free.option.value : `${value}`)
  }
  const beside = free && box.querySelector(`[name="${freeTextName(name)}"]`)
  if (beside) writeControl(beside, free.text)
}

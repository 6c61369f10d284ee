import type { FieldId, PageId } from '@letterslot/core'
import { wholeId } from '@letterslot/core/pages'
import type { FormHandle } from '../form/form-context.ts'
import { sectionsOf } from '../form/sections-of.ts'

/**
 * Leaves one page of a drawn form in sight. The others stay in the document with what was written in them, out of sight;
 * without scripts all are in sight.
 * @param page - undefined: all. The review shows none of them.
 */
export function showPage(root: Element, { form }: FormHandle, page: PageId | undefined): void {
  const isOne = page !== undefined && page !== wholeId
  const sections = [...root.querySelectorAll('.ls-section')]
  for (const { id, fields } of form.pages) {
    for (const section of sections.splice(0, sectionsOf(fields).length)) {
      section.toggleAttribute('hidden', isOne && id !== page)
      // Its name is the heading above.
      section.querySelector('.ls-page')?.toggleAttribute('hidden', isOne)
    }
  }
}

/** Takes over what a browser filled in on a page without telling. */
export function readPage(root: Element): void {
  for (const box of root.querySelectorAll('.ls-section:not([hidden]) [data-field]'))
    box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The buttons that stand behind Send. */
const pageButton = '[data-next], [data-back]'

/** Leaves Send out of sight on every page but the last, and what is said beside it. */
export function showSend(root: Element, isLast: boolean): void {
  const send = root.querySelector('.ls-send:not([data-next])')
  for (let one = send; one; one = one.nextElementSibling)
    if (!one.matches(pageButton)) one.toggleAttribute('hidden', !isLast)
}

/** Puts the focus into the control of a field. */
export function focusField(root: Element, field: FieldId): void {
  const box = root.querySelector(`[data-field="${field}"]`)
  const control = box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector('input, select, textarea')
  if (control instanceof HTMLElement) control.focus()
}

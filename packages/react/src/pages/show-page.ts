import type { Field, FieldId, Page, PageId } from '@letterslot/core'
import { wholeId } from '@letterslot/core/pages'
import type { FormHandle } from '../form/form-context.ts'
import { sectionsOf } from '../form/sections-of.ts'
import { pageTurn } from './page-steps.ts'

/**
 * Leaves one page of a drawn form in sight. The others stay in the document with what was written in them, out of sight;
 * without scripts all are in sight.
 * @param page - undefined: all. The review shows none of them.
 */
export function showPage(root: Element, handle: FormHandle, page: PageId | undefined): void {
  const { form } = handle
  const isOne = page !== undefined && page !== wholeId
  if (form.progress === 'fields') {
    showFields(root, handle, isOne ? pageTurn(handle).pages.find(({ id }) => id === page)?.fields : undefined)
    return
  }
  const sections = [...root.querySelectorAll('.ls-section')]
  for (const { id, fields } of form.pages) {
    for (const section of sections.splice(0, sectionsOf(fields).length)) {
      section.toggleAttribute('hidden', isOne && id !== page)
      // Its name is the heading above.
      section.querySelector('.ls-page')?.toggleAttribute('hidden', isOne)
    }
  }
}

/** Leaves some fields of a drawn form in sight, of those that its answers let show; undefined: all of these. */
function showFields(root: Element, { store, fields }: FormHandle, wanted: readonly Field[] | undefined): void {
  const shown = new Set<string | null>((wanted ?? fields).map(({ id }) => id))
  for (const { id } of fields) if (!store.field(id).visible) shown.delete(id)
  for (const section of root.querySelectorAll('.ls-section')) {
    const boxes = [...section.querySelectorAll('[data-field]')]
    const isShown = (box: Element): boolean => shown.has(box.getAttribute('data-field'))
    for (const box of boxes) box.toggleAttribute('hidden', !isShown(box))
    section.toggleAttribute('hidden', wanted !== undefined && !boxes.some(isShown))
    section.querySelector('.ls-page')?.toggleAttribute('hidden', wanted !== undefined)
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

/** Puts the focus into the first control of a step, where it has one. */
export function focusFirst(root: Element, { fields }: Page): void {
  for (const { id } of [...fields].reverse()) focusField(root, id)
}

/** Puts the focus into the control of a field. */
export function focusField(root: Element, field: FieldId): void {
  const box = root.querySelector(`[data-field="${field}"]`)
  const control = box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector('input, select, textarea')
  if (control instanceof HTMLElement) control.focus()
}

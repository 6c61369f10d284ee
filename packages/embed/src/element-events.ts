import type { FormOptions } from '@letterslot/react'

/** The element's events for the page around it. */
export type ElementEvent =
  | 'letterslot-change'
  | 'letterslot-submit'
  | 'letterslot-queued'
  | 'letterslot-sent'
  | 'letterslot-parked'

/**
 * Tells whoever listens on the element or anywhere around it.
 * @returns false where the event can be cancelled, and was.
 */
export function tell(element: Element, type: ElementEvent, detail: object): boolean {
  const cancelable = type === 'letterslot-submit'
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
}

/** Makes events of what a form tells. There are no other options, whatever a page has put on the prototype of all objects. */
export function elementEvents(element: Element): FormOptions {
  const options: FormOptions = {
    onSubmit: (params) => tell(element, 'letterslot-submit', { params }),
    onQueued: (detail) => tell(element, 'letterslot-queued', detail),
    onSent: (detail) => tell(element, 'letterslot-sent', detail),
    onParked: (detail) => tell(element, 'letterslot-parked', detail),
  }
  return Object.assign(Object.create(null), options)
}

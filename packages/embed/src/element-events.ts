import type { FormOptions } from '@letterslot/react'
import type { LoadedParts } from '@letterslot/react/parts'

/** The element's events for the page around it. */
export type ElementEvent =
  | 'letterslot-change'
  | 'letterslot-submit'
  | 'letterslot-queued'
  | 'letterslot-sent'
  | 'letterslot-parked'
  | 'letterslot-redirect'

/**
 * Tells whoever listens on the element or anywhere around it.
 * @returns false where the event can be cancelled, and was.
 */
export function dispatchElementEvent(element: Element, type: ElementEvent, detail: object): boolean {
  const cancelable = type === 'letterslot-submit' || type === 'letterslot-redirect'
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
}

/** The options of a form that makes events of what it tells. There are no other options, whatever a page has put on the prototype of all objects. */
export function elementEvents(element: Element, rareParts: LoadedParts): FormOptions {
  const options: FormOptions = {
    rareParts,
    onSubmit: (params) => dispatchElementEvent(element, 'letterslot-submit', { params }),
    onQueued: (detail) => dispatchElementEvent(element, 'letterslot-queued', detail),
    onSent: (detail) => dispatchElementEvent(element, 'letterslot-sent', detail),
    onParked: (detail) => dispatchElementEvent(element, 'letterslot-parked', detail),
    onRedirect: (address) => dispatchElementEvent(element, 'letterslot-redirect', { address }),
  }
  return Object.assign(Object.create(null), options)
}

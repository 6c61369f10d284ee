import type { Values } from '@letterslot/core'
import type { FormHandle, FormOptions } from '@letterslot/react'
import type { LoadedParts } from '@letterslot/react/parts'

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
export function dispatchElementEvent(element: Element, type: ElementEvent, detail: object): boolean {
  const cancelable = type === 'letterslot-submit'
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
  }
  return Object.assign(Object.create(null), options)
}

/** The values of a form's visible fields by name, as a browser would send them: for a form around the element. */
export function formData({ fields, compiled }: FormHandle, values: Values): FormData {
  const data = new FormData()
  const visible = compiled.visible(values)
  for (const { id, name } of fields) {
    const value = values[id]
    if (!visible.has(id) || value === undefined || value === false) continue
    if (value === true) data.append(name, 'on')
    else if (typeof value === 'string') data.append(name, value)
    else for (const one of value) data.append(name, one instanceof File ? one : `${one}`)
  }
  return data
}

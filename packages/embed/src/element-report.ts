import type { Field } from '@letterslot/core'
import type { FormHandle } from '@letterslot/react'
import type { LaterParts } from './element-class.ts'
import type { ElementValidity } from './element-validity.ts'

/**
 * Tells a form around an element what stands in the element, and whether anything is wrong with it. Where there is none, nobody asks what
 * stands there: `whole` tells it to one that comes.
 */
export interface ElementReport {
  /** Everything, anew. */
  whole(): void
  /** Takes in a change of one field. Returns the field; undefined where the form has none of that id. */
  changed(id: string | null): Field | undefined
}

/**
 * Makes the report of one form. A changed field is checked with those that depend on it; where there are none, its own entry alone is
 * another.
 * @param root - the shadow root that the form is drawn in.
 * @param later - has what tells of issues, once the form can be checked.
 */
export function createElementReport(
  handle: FormHandle,
  internals: ElementInternals,
  root: ShadowRoot,
  later: Pick<LaterParts, 'createValidity'>,
): ElementReport {
  const { fields, compiled, store } = handle
  const byId = new Map<string | null, Field>(fields.map((field) => [field.id, field]))
  let data = new FormData()
  let validity: ElementValidity | undefined
  let waiting: Promise<void> | undefined

  function whole(): void {
    store.takeTouched()
    const values = store.values()
    if (internals.form) {
      const visible = compiled.visible(values)
      data = new FormData()
      for (const { id, name } of fields) if (visible.has(id)) append(data, name, values[id])
      internals.setFormValue(data)
    }
    if (handle.checks()) validity ??= later.createValidity?.(handle, internals, root)
    if (validity) validity.whole(values)
    else wait()
  }

  /** Keeps a form around the element from being sent until its own can be checked, as if something were wrong. */
  function wait(): void {
    const control = root.querySelector('[data-field] :is(input, select, textarea)')
    if (control instanceof HTMLElement) internals.setValidity({ customError: true }, 'unchecked', control)
    // One wait is enough.
    if (waiting) return
    waiting = handle.loadChecks()?.then(
      () => whole(),
      () => {
        // It is fetched again, when the form is used again.
        waiting = undefined
      },
    )
  }

  return {
    whole,
    changed(id) {
      const field = byId.get(id)
      if (!field) return undefined
      const value = store.value(field.id)
      const touched = store.takeTouched()
      // A field that had no entry, or has several, would lose its place among the others.
      const isAlone = touched.size < 2 && typeof value === 'string' && data.has(field.name)
      if (!validity || (internals.form && !isAlone)) whole()
      else {
        if (internals.form) {
          data.set(field.name, `${value}`)
          internals.setFormValue(data)
        }
        validity.changed(touched)
      }
      return field
    },
  }
}

/** Appends a field's value as a browser would send it. */
function append(data: FormData, name: string, value: ReturnType<FormHandle['store']['value']>): void {
  if (value === undefined || value === false) return
  if (value === true) data.append(name, 'on')
  else if (typeof value === 'string') data.append(name, value)
  else for (const one of value) data.append(name, one instanceof File ? one : `${one}`)
}

import type { Field, Issue } from '@letterslot/core'
import type { FormHandle } from '@letterslot/react'

/** Tells a form around an element what stands in the element, and whether anything is wrong with it. */
export interface ElementReport {
  /** Everything, anew. */
  whole(): void
  /** Takes in a change of one field. Returns the field; undefined where the form has none of that id. */
  changed(id: string | null): Field | undefined
}

/**
 * Makes the report of one form. A changed field that no condition reads changes its own entry, and is checked alone.
 * @param root - the shadow root that the form is drawn in.
 */
export function createElementReport(handle: FormHandle, internals: ElementInternals, root: ShadowRoot): ElementReport {
  const { fields, compiled, store } = handle
  const places = new Map<string | null, { readonly field: Field; readonly place: number }>(
    fields.map((field, place) => [field.id, { field, place }]),
  )
  /** The first issue of each field that has one, by its place. */
  const issues = new Map<number, Issue>()
  let data = new FormData()
  let told: string | undefined
  let waiting: Promise<void> | undefined

  function tell(): void {
    internals.setFormValue(data)
    const issue = issues.size > 0 ? issues.get(Math.min(...issues.keys())) : undefined
    const said = issue ? `${issue.field} ${issue.code}` : ''
    // A control may be drawn later than its issue is found: until then it is told again.
    if (said === told) return
    const box = issue && root.querySelector(`[data-field="${CSS.escape(issue.field)}"]`)
    const control = box?.querySelector('input, select, textarea')
    const isThere = control instanceof HTMLElement
    if (issue && isThere) internals.setValidity({ customError: true }, issue.code, control)
    else internals.setValidity({})
    told = issue && !isThere ? undefined : said
  }

  function whole(): void {
    const values = store.values()
    const visible = compiled.visible(values)
    data = new FormData()
    for (const { id, name } of fields) if (visible.has(id)) append(data, name, values[id])
    issues.clear()
    if (!handle.checks()) {
      wait()
      return
    }
    for (const issue of compiled.validate(values)) {
      const place = places.get(issue.field)?.place ?? 0
      if (!issues.has(place)) issues.set(place, issue)
    }
    told = undefined
    tell()
  }

  /** Keeps a form around the element from being sent until its own can be checked, as if something were wrong. */
  function wait(): void {
    internals.setFormValue(data)
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
      const changed = places.get(id)
      if (!changed) return undefined
      const { field, place } = changed
      const value = store.value(field.id)
      // A field that had no entry, or has several, would lose its place among the others.
      if (!handle.checks() || store.isWatched(field.id) || typeof value !== 'string' || !data.has(field.name)) whole()
      else {
        data.set(field.name, value)
        const [issue] = store.issues(field.id)
        if (issue) issues.set(place, issue)
        else issues.delete(place)
        tell()
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

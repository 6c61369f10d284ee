import type { FieldId, Issue, Values } from '@letterslot/core'
import type { FormHandle } from '@letterslot/react'

/** Tells a form around an element whether anything is wrong with what stands in it. */
export interface ElementValidity {
  /** Checks everything. */
  whole(values: Values): void
  /** Takes in changes of some fields: these alone are checked. */
  changed(ids: Iterable<FieldId>): void
}

/**
 * Makes what tells of the first field that something is wrong with, once the form's rules are here.
 * @param root - the shadow root that the form is drawn in.
 */
export function createElementValidity(
  { compiled, fields, store }: FormHandle,
  internals: ElementInternals,
  root: ShadowRoot,
): ElementValidity {
  const places = new Map(fields.map(({ id }, place) => [id, place]))
  const placeOf = (id: FieldId): number => places.get(id) ?? -1
  /** The first issue of each field that has one, by its place. */
  const issues = new Map<number, Issue>()
  /** The lowest place that has one; where none has, that behind the last field. */
  let first = fields.length
  let told: string | undefined

  function tell(): void {
    const issue = issues.get(first)
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

  return {
    whole(values) {
      issues.clear()
      for (const issue of compiled.validate(values)) {
        const place = placeOf(issue.field)
        if (!issues.has(place)) issues.set(place, issue)
      }
      first = Math.min(fields.length, ...issues.keys())
      told = undefined
      tell()
    },
    changed(ids) {
      for (const id of ids) {
        const [issue] = store.issues(id)
        const place = placeOf(id)
        if (issue) {
          issues.set(place, issue)
          first = Math.min(first, place)
        } else issues.delete(place)
      }
      while (first < fields.length && !issues.has(first)) first++
      tell()
    },
  }
}

import type { Field } from './field.ts'
import type { Form } from './form.ts'
import { isPrefillable } from './is-prefillable.ts'
import { isOfLink, type PrefillSource } from './prefill.ts'

/** True for a form with a field that something else than its visitor may fill, another answer too. */
export function hasPrefill({ pages }: Form): boolean {
  return pages.some(({ fields }) => fields.some((field) => field.prefillFrom ?? sourcesOf(field).length > 0))
}

/** The sources that may fill a field; none for one that its visitor alone may fill, whatever the document says. */
export function sourcesOf(field: Field): readonly PrefillSource[] {
  return isPrefillable(field) ? (field.prefill ?? []) : []
}

/** True for a form with a field that a link may fill. */
export function hasLinkPrefill({ pages }: Form): boolean {
  return pages.some(({ fields }) => fields.some((field) => sourcesOf(field).some(isOfLink)))
}

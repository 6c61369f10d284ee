import { type FieldId, type Form, holdsValue } from '@letterslot/core'
import type { Finding } from '@letterslot/email'

/**
 * The place outside of the mail where a finding can be settled: a field in Build, or what the form sends, in Connect.
 */
type FindingSpot = { readonly step: 'build'; readonly fieldId: FieldId } | { readonly step: 'connect' }

/** The place of a finding that is about the form; undefined for what stands in the mail, or in the provider's template. */
export function findingSpot({ place }: Finding, form: Form): FindingSpot | undefined {
  if (place.startsWith('form:/delivery/')) return { step: 'connect' }
  const [, page = '', index = ''] = /^form:\/pages\/(\d+)\/fields\/(\d+)/.exec(place) ?? []
  const field = form.pages[Number(page)]?.fields[Number(index)]
  return page === '' || !field ? undefined : { step: 'build', fieldId: field.id }
}

/** Tells if a finding is about a field: is at it, or names its parameter. */
export function isAbout(finding: Finding, fieldId: FieldId, form: Form): boolean {
  const spot = findingSpot(finding, form)
  if (spot) return spot.step === 'build' && spot.fieldId === fieldId
  const field = form.pages.flatMap((page) => page.fields).find(({ id }) => id === fieldId)
  return field !== undefined && holdsValue(field.kind) && field.name === finding.name
}

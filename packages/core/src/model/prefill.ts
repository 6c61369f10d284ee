/**
 * Sources that may fill a field before its visitor does: the address of the page by the field's name, the site around the form, and
 * facts of the page. The names of a campaign are those that its address has (`utm_source`).
 */
export const prefillSources = [
  'address',
  'attribute',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'path',
  'title',
] as const

export type PrefillSource = (typeof prefillSources)[number]

/** The settings of a form for what fills its fields. */
export interface FormPrefill {
  /** Keeps what an address filled in for the site's other pages, until the tab is closed. Default: false. */
  readonly keep?: boolean
}

/** True for a source that stands in the address of the page, so that whoever made a link chose it. */
export function isOfLink(source: PrefillSource): boolean {
  return source === 'address' || source.startsWith('utm_')
}

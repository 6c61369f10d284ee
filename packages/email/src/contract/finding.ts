import type { TagFaultCode } from '../tags/tag-fault.ts'

/** What can be wrong between a form and its mail. */
export type FindingCode =
  | 'unknown-parameter'
  | 'field-not-in-mail'
  | 'recipient-can-be-empty'
  | 'recipient-invalid'
  | 'recipient-from-visitor'
  | TagFaultCode

/** A change of the template that settles a finding; `applyFix` makes it. */
export type TemplateFix =
  | { readonly kind: 'addRow'; readonly name: string; readonly label: string }
  | { readonly kind: 'setText'; readonly place: string; readonly text: string }
  | { readonly kind: 'allowVisitorRecipients' }

/** What only a person can settle: an address to type, a field of the form to require. */
export type PersonFix =
  | { readonly kind: 'fillRecipient'; readonly place: string }
  | { readonly kind: 'requireField'; readonly name: string }

export type Fix = TemplateFix | PersonFix

/** One thing that would not arrive as the maker thinks, as data: words come last, from the studio's catalogue. */
export interface Finding {
  readonly code: FindingCode
  /** `must`: the mail fails or a line arrives empty. `should`: an answer is not shown. */
  readonly weight: 'must' | 'should'
  /** JSON Pointer into the template; `/blocks` where something is missing from the mail's body. */
  readonly place: string
  /** The parameter in question, where there is one. */
  readonly name?: string
  /** The merge tag as it stands, for the codes `tag-…`. */
  readonly tag?: string
  readonly fix: Fix
}

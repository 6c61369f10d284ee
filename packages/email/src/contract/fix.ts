import type { FieldId } from '@letterslot/core'

/** A change of the template that settles a finding. */
export type TemplateFix =
  | { readonly kind: 'addRow'; readonly name: string; readonly label: string }
  | { readonly kind: 'setText'; readonly place: string; readonly text: string }
  | { readonly kind: 'allowVisitorRecipients' }

/** The greatest length of an answer: a JSON pointer to its field, and UTF-16 code units. */
export interface AnswerLimit {
  readonly place: string
  readonly max: number
}

/** A change of the form that settles a finding; a field is named by its JSON pointer, since ids of drafts may repeat. */
export type FormFix =
  | { readonly kind: 'requireField'; readonly place: string }
  | { readonly kind: 'renameField'; readonly place: string; readonly name: string }
  | { readonly kind: 'mapParameter'; readonly name: string; readonly field: FieldId }
  | { readonly kind: 'unmapParameter'; readonly name: string }
  | { readonly kind: 'clearNote' }
  | { readonly kind: 'limitAnswers'; readonly limits: readonly AnswerLimit[] }
  | { readonly kind: 'limitFile'; readonly place: string; readonly maxBytes: number }

/** A fix that `applyFix` makes by itself. */
export type AppliedFix = TemplateFix | FormFix

/** Fixes that only a person can settle: an address to type, an attachment to add or a tag to correct in the provider's dashboard. */
export type PersonFix =
  | { readonly kind: 'fillRecipient'; readonly place: string }
  | { readonly kind: 'confirmSlot'; readonly name: string }
  | { readonly kind: 'confirmTag'; readonly tag: string }

export type Fix = AppliedFix | PersonFix

/** True for a fix that `applyFix` makes, false for one that a person must make. */
export function isApplied(fix: Fix): fix is AppliedFix {
  return fix.kind !== 'fillRecipient' && fix.kind !== 'confirmSlot' && fix.kind !== 'confirmTag'
}

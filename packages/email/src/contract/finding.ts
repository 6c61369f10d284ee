import type { FieldId } from '@letterslot/core'
import type { TagFaultCode } from '../tags/parse-tags.ts'

/** The codes of findings between a form, its mail and the limits of provider or relay. */
export type FindingCode =
  | 'unknown-parameter'
  | 'field-not-in-mail'
  | 'shown-in-subject-alone'
  | 'subject-can-be-empty'
  | 'recipient-can-be-empty'
  | 'recipient-invalid'
  | 'recipient-from-visitor'
  | 'reply-to-not-email'
  | 'reply-to-can-be-empty'
  | 'reply-to-empty'
  | 'name-reserved'
  | 'name-built-in'
  | 'parameter-twice'
  | 'mapping-without-field'
  | 'note-gone'
  | 'parameters-too-large'
  | 'answer-without-limit'
  | 'file-without-slot'
  | 'file-too-large'
  | TagFaultCode

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

/** One thing that would not arrive as the maker thinks, as data: words come last, from the studio's catalogue. */
export interface Finding {
  readonly code: FindingCode
  /**
   * `error`: a message fails, or a part of the mail arrives empty or wrong. `warning`: an answer is not seen, or may be
   * too much. `info`: good to know; a form may well be meant so.
   */
  readonly severity: 'error' | 'warning' | 'info'
  /**
   * A JSON Pointer into the template, `/blocks` where something is missing from the mail's body; with `form:` before
   * it, into the form; `provider:` and a name or a tag is one of the provider's own template.
   */
  readonly place: string
  /** The parameter in question, where there is one. */
  readonly name?: string
  /** The merge tag as it stands, for the codes `tag-…`. */
  readonly tag?: string
  /** UTF-8 bytes of all parameters at worst, and the most that is taken, for `parameters-too-large`. */
  readonly sizeBytes?: number
  readonly limitBytes?: number
  /** Absent where nobody can do more than know. */
  readonly fix?: Fix
}

import type { TagFaultCode } from '../tags/parse-tags.ts'
import type { Fix } from './fix.ts'

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

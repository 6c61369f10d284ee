import { LetterslotError } from '@letterslot/core'
import type { TagFaultCode } from '../tags/parse-tags.ts'

/** Why a template and these parameters make no mail. Stable; listed in docs/reference/errors.md. */
export type EmailErrorCode =
  | TagFaultCode
  | 'template-faults'
  | 'parameter-not-text'
  | 'recipient-empty'
  | 'recipient-invalid'
  | 'recipient-from-visitor'

/** The place in the template, and the tag, at which a mail failed. */
export interface EmailErrorFacts {
  /** JSON pointer into the template; into the parameters for `parameter-not-text`. */
  readonly place: string
  /** The merge tag as it stands, for the codes `tag-…`. */
  readonly tag?: string
}

/** A mail that cannot be rendered. Holds no visitor's value, so it may be logged. */
export class EmailError extends LetterslotError {
  override readonly name = 'EmailError'
  readonly code: EmailErrorCode
  readonly place: string
  readonly tag: string | undefined

  constructor(code: EmailErrorCode, message: string, facts: EmailErrorFacts) {
    super(message)
    this.code = code
    this.place = facts.place
    this.tag = facts.tag
  }
}

import { type Fallback, LetterslotError } from '@letterslot/core'

/** An element has no document, or one that it cannot draw. */
export class DocumentError extends LetterslotError {
  override readonly name = 'DocumentError'
  readonly code = 'no-form-document'
  /** The readable part of the fallback contacts. */
  readonly fallback: Fallback | undefined
  constructor(reason: string, cause?: unknown, fallback?: Fallback) {
    super(`<letterslot-form> shows no form: ${reason}.`, { cause })
    this.fallback = fallback
  }
}

import { LetterslotError } from '@letterslot/core'

/** The codes of a template document's faults. */
export type TemplateFaultCode =
  | 'too-deep'
  | 'hostile-key'
  | 'unknown-format'
  | 'newer-version'
  | 'missing'
  | 'wrong-type'
  | 'empty'
  | 'bad-name'
  | 'bad-locale'
  | 'duplicate'
  | 'unknown-kind'

/** One thing that is wrong with a template document, and where. */
export interface TemplateFault {
  /** JSON Pointer (RFC 6901) to the place; `''` is the whole document. */
  readonly pointer: string
  readonly code: TemplateFaultCode
  /** One English sentence for the maker. */
  readonly message: string
}

/** A document that is no sound template; `faults` has every reason, in document order. */
export class TemplateError extends LetterslotError {
  override readonly name = 'TemplateError'
  readonly code = 'template-faults'
  readonly faults: readonly TemplateFault[]

  constructor(faults: readonly TemplateFault[]) {
    const [first] = faults
    super(`The template document has ${faults.length} fault(s)${first ? `; first: ${first.message}` : ''}`)
    this.faults = faults
  }
}

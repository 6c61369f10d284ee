import { LetterslotError } from '../model/letterslot-error.ts'
import type { Fault } from './fault.ts'

/** A document that is no sound form; `faults` has every reason, in document order. */
export class FormError extends LetterslotError {
  override readonly name = 'FormError'
  readonly code = 'form-faults'
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[], options?: ErrorOptions) {
    const [first] = faults
    super(`The form document has ${faults.length} fault(s)${first ? `; first: ${first.message}` : ''}`, options)
    this.faults = faults
  }
}

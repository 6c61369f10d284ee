import { LetterslotError } from '../model/letterslot-error.ts'

/** The faults of a document. The first group is about any JSON, the second about forms. */
export const faultCodes = [
  'not-json',
  'hostile-key',
  'private-key',
  'too-deep',
  'too-large',
  'unknown-format',
  'newer-version',
  'missing',
  'wrong-type',
  'empty',
  'bad-id',
  'bad-name',
  'reserved-name',
  'duplicate',
  'unknown-kind',
  'unknown-operator',
  'unknown-reference',
  'unknown-value',
  'rule-mismatch',
  'options-mismatch',
  'comparison-mismatch',
  'contradiction',
  'bad-pattern',
  'costly-pattern',
  'bad-file-kind',
  'bad-link',
  'bad-address',
  'bad-locale',
  'condition-cycle',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** One thing that is wrong with a document, and where. */
export interface Fault {
  /** JSON Pointer (RFC 6901) to the place; `''` is the whole document. */
  readonly pointer: string
  readonly code: FaultCode
  /** One English sentence for the maker. */
  readonly message: string
}

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

/** Points one step deeper into a document. @see RFC 6901, JSON Pointer */
export function pointTo(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

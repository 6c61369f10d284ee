/** What can be wrong with a document. */
export const faultCodes = [
  'not-json',
  'hostile-key',
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
  'rule-mismatch',
  'comparison-mismatch',
  'contradiction',
  'bad-pattern',
  'bad-link',
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

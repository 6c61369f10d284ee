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
  'bad-calculation',
  'calculation-cycle',
  'unknown-token',
  'bad-token',
  'bad-picture',
  'bad-font',
  'unknown-text',
  'missing-token',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** One thing that is wrong with a document, and where. */
export interface Fault {
  /** JSON Pointer (RFC 6901) to the place; `''` is the whole document. */
  readonly pointer: string
  readonly code: FaultCode
  /** One English sentence for the maker. */
  readonly message: string
  /** The same sentence with `{0}`, `{1}` in the places of its facts, for those who say it in another language. */
  readonly template: string
  readonly facts: readonly string[]
}

/** A fault's words, and what they are made of. */
export type FaultText = Pick<Fault, 'message' | 'template' | 'facts'>

/** Tags the sentence of a fault: what is put into it stays apart from its words. */
export function faultText(words: TemplateStringsArray, ...values: readonly unknown[]): FaultText {
  const facts = values.map(String)
  const join = (fill: (index: number) => string): string =>
    words.reduce((text, part, index) => text + fill(index - 1) + part)
  return { message: join((index) => facts[index] ?? ''), template: join((index) => `{${index}}`), facts }
}

/** Points one step deeper into a document. @see RFC 6901, JSON Pointer */
export function pointTo(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

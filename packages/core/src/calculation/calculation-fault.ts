/** The first thing that keeps a text from being a calculation, and its place. */
export interface CalculationFault {
  readonly problem:
    | 'empty'
    | 'too-long'
    | 'too-deep'
    | 'unexpected'
    | 'unexpected-end'
    | 'unknown-function'
    | 'unknown-field'
    | 'arguments'
    | 'digits'
    | 'no-number'
    | 'no-truth'
    | 'no-order'
    | 'no-comparison'
    | 'no-answer'
    | 'no-price'
    | 'unknown-option'
    | 'unknown-question'
    | 'no-rows'
    | 'one-a-row'
    | 'other-rows'
    | 'rows-in-rows'
  /** The piece of the text that it is about; empty at the end. */
  readonly text: string
  /** Its offset in the text, in UTF-16 code units. */
  readonly at: number
}

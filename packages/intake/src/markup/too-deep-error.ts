import { LetterslotError } from '@letterslot/core'
import { maxNestedElements } from '../text/limits.ts'

/** Elements stand too deep in a page for a browser's parser; `line` is 1-based. */
export class TooDeepError extends LetterslotError {
  override readonly name = 'TooDeepError'
  readonly code = 'too-deep'
  readonly line: number
  constructor(line: number) {
    super(`More than ${maxNestedElements} elements stand within each other at line ${line}.`)
    this.line = line
  }
}

import { LetterslotError } from '@letterslot/core'

/** An error answer of a relay's management API. */
export class RelayAnswerError extends LetterslotError {
  override readonly name = 'RelayAnswerError'
  readonly code = 'relay-answer'
  /** 0 when the relay could not be reached. */
  readonly status: number
  /** The `code` of the problem document; empty when there was none. */
  readonly problem: string

  constructor(status: number, problem: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.problem = problem
  }
}

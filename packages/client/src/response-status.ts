import { SendError } from './send-error.ts'

const isOwnInstance = Function.prototype[Symbol.hasInstance]

/**
 * A status and a text, as the SDK names them: what a call resolves to.
 *
 * A `SendError` counts as an instance although it inherits from `Error`: JavaScript has one line of ancestors, and
 * handlers written for the SDK ask `error instanceof EmailJSResponseStatus`.
 */
export class EmailJSResponseStatus {
  declare readonly status: number
  declare readonly text: string

  constructor(status = 0, text = 'Network Error') {
    this.status = status
    this.text = text
  }

  static [Symbol.hasInstance](value: unknown): value is EmailJSResponseStatus {
    // biome-ignore lint/complexity/noThisInStatic: a subclass inherits this method, but not the right to call our errors its own.
    return isOwnInstance.call(this, value) || (this === EmailJSResponseStatus && value instanceof SendError)
  }
}

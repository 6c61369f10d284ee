import type { Fault, FaultCode, FaultText } from './fault.ts'
import { faultText, pointTo } from './fault.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'

/**
 * Somewhere in a document: what stands there, and where to report what is wrong with it. The readers return undefined
 * when there is nothing of that type, and have then reported it, unless it may be absent.
 */
export class Place {
  readonly value: Json | undefined
  readonly #faults: Fault[]
  readonly #parent: Place | undefined
  readonly #key: string | number

  /** @param key - its own, in `parent`; of the whole document there is none. */
  constructor(value: Json | undefined, faults: Fault[], parent?: Place, key: string | number = '') {
    this.value = value
    this.#faults = faults
    this.#parent = parent
    this.#key = key
  }

  /** JSON Pointer (RFC 6901) to it; made when somebody asks, since few places have a fault. */
  get pointer(): string {
    return this.#parent ? pointTo(this.#parent.pointer, this.#key) : ''
  }

  /** Reports a fault of this place. */
  report(code: FaultCode, words: FaultText): undefined {
    this.#faults.push({ pointer: this.pointer, code, ...words })
  }

  /** The place one step deeper; its value is undefined where there is nothing. */
  at(key: string | number): Place {
    const { value } = this
    const found = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
    return new Place(found, this.#faults, this, key)
  }

  isPresent(): boolean {
    return this.value !== undefined
  }

  text(): string | undefined {
    return typeof this.value === 'string' ? this.value : this.#expected(faultText`This must be a text.`)
  }

  /** A text that says something. */
  words(): string | undefined {
    const text = this.text()
    return text?.trim() === '' ? this.report('empty', faultText`This must not be empty.`) : text
  }

  number(): number | undefined {
    return typeof this.value === 'number' ? this.value : this.#expected(faultText`This must be a number.`)
  }

  boolean(): boolean | undefined {
    return typeof this.value === 'boolean' ? this.value : this.#expected(faultText`This must be true or false.`)
  }

  object(): JsonObject | undefined {
    return isJsonObject(this.value) ? this.value : this.#expected(faultText`This must be an object.`)
  }

  /** The places in a list. */
  list(): readonly Place[] | undefined {
    const { value } = this
    if (!isList(value)) return this.#expected(faultText`This must be a list.`)
    return value.map((item, index) => new Place(item, this.#faults, this, index))
  }

  #expected(words: FaultText): undefined {
    return this.isPresent()
      ? this.report('wrong-type', words)
      : this.report('missing', faultText`“${this.pointer.slice(this.pointer.lastIndexOf('/') + 1)}” is missing.`)
  }
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

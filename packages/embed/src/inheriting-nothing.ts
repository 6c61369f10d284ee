import { isRecord } from '@letterslot/core'

/** For `JSON.parse`: takes away prototypes, so that a missing key stays missing: a page may have put anything on `Object.prototype`. */
export function inheritingNothing(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.setPrototypeOf(value, null) : value
}

// What the script of the element has in place of globals and of Preact's way to set a property: on pages of others, who may have put
// anything on the prototypes of all objects and lists. The build puts it there.
import { setProperty as set } from 'preact/src/diff/props.js'

/**
 * Sets a property as Preact does, and one of its own: Preact creates an element with its parent for options, so that each
 * parent says for itself that it asks for no customized built-in element.
 */
export function setProperty(element: Element, name: string, ...rest: readonly unknown[]): void {
  if (name === 'is') Object.defineProperty(element, name, Object.create(null))
  else set(element, name, ...rest)
}

const { stringify: write } = JSON
const prototypes: readonly object[] = [Object.prototype, Array.prototype]

/** A copy that inherits nothing. */
export function bare<Own extends object>(own: object): Own {
  return Object.assign(Object.create(null), own)
}

/** Of a request's options only those are meant that are its own. */
export function fetch(address: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  return globalThis.fetch(address, options && bare(options))
}

/** JSON as it is written where no library has given a `toJSON` to everything: it has none while this is written. */
export function stringify(...given: Parameters<typeof write>): string {
  const held = prototypes
    .map((one) => [one, Object.getOwnPropertyDescriptor(one, 'toJSON')] as const)
    .filter(([, own]) => own)
  for (const [one] of held) Reflect.deleteProperty(one, 'toJSON')
  try {
    return write(...given)
  } finally {
    for (const [one, own] of held) Object.defineProperty(one, 'toJSON', Object.setPrototypeOf(own, null))
  }
}

// What the script of the element has in place of globals, on pages of others who may have put anything on the prototypes of
// all objects and lists. The build puts it there; nothing else imports it.
const { stringify: write } = JSON
const prototypes = [Object.prototype, Array.prototype]

/** Of a request's options only those are meant that are its own. */
export function fetch(address, options) {
  return globalThis.fetch(address, options && Object.assign(Object.create(null), options))
}

/** JSON as it is written where no library has given a `toJSON` to everything: it has none while this is written. */
export function stringify(...given) {
  const held = prototypes.map((one) => [one, Object.getOwnPropertyDescriptor(one, 'toJSON')]).filter(([, own]) => own)
  for (const [one] of held) Reflect.deleteProperty(one, 'toJSON')
  try {
    return write(...given)
  } finally {
    for (const [one, own] of held) Object.defineProperty(one, 'toJSON', Object.setPrototypeOf(own, null))
  }
}

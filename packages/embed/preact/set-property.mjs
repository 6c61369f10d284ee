// Preact's way to set a property, and one of its own: an element is made with its parent for options, so that each parent says
// for itself that it asks for no customized built-in element.
import { setProperty as set } from 'preact/src/diff/props.js'

export function setProperty(element, name, ...rest) {
  if (name === 'is') Object.defineProperty(element, name, { __proto__: null })
  else set(element, name, ...rest)
}
